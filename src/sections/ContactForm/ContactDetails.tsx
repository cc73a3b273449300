import styled from "styled-components";
import { useSite } from "../../components/site-context";
import { phoneHref } from "../../components/text";
import { from } from "../../theme/breakpoints";
import { hairlineAbove, linkLine, smallCapitals } from "../../theme/mixins";
import { BESIDE_GAP } from "./ContactForm.styles";

/** Other ways to reach the company, which need neither scripts nor a service. */
export const ContactDetails = ({ details: { heading, email, phone, address, text } }: Pick<Queries.ContactFormFragment, "details">) => {
  const { company } = useSite();
  return (
    <Details>
      <h3>{heading}</h3>
      <DetailsList>
        {[
          { term: email, value: <a href={`mailto:${company.email}`}>{company.email}</a> },
          { term: phone, value: <a href={phoneHref(company.phone)}>{company.phone}</a> },
          { term: address, value: company.address.map((line) => <span key={line}>{line}</span>) },
        ].map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </DetailsList>
      <DetailsText>{text}</DetailsText>
    </Details>
  );
};

/** Follows the three columns above, two of the form and one beside it: heading and advice, links, address. */
const Details = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  margin-top: var(--space-6);

  ${from.desktop} {
    grid-template: auto 1fr / calc((100% - ${BESIDE_GAP}) * 7 / 24 - var(--space-5) / 2) minmax(0, 1fr);
    gap: var(--space-4) var(--space-5);
    padding-top: var(--space-6);
    border-top: var(--hairline) solid var(--on-line);
  }
`;

const DetailsList = styled.dl`
  margin: 0;

  ${from.desktop} {
    display: grid;
    grid-area: 1 / 2 / span 2;
    grid-template-columns: minmax(0, 1fr) calc((100% - ${BESIDE_GAP} + var(--space-5) / 2) * 10 / 17);
    align-content: start;
    gap: var(--space-4) ${BESIDE_GAP};
  }

  > div {
    ${hairlineAbove}
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
    padding-block: var(--space-2);

    ${from.tablet} {
      grid-template-columns: 7rem minmax(0, 1fr);
    }
    ${from.desktop} {
      display: block;
      padding-block: 0;
      border-top: 0;

      &:last-child {
        grid-area: 1 / 2 / span 2;
      }
    }
  }
  dt {
    ${smallCapitals}
    color: var(--on-quiet);
    /* As high as the link beside it: aligned with the link's baseline, the term would move when the link arrives. */
    line-height: 1.75rem;
  }
  dd {
    margin: 0;
    color: var(--on-heading);
    /* Small enough that no line of the address wraps on a phone. */
    font-size: var(--type-dense);
  }
  a {
    ${linkLine}
  }
  span {
    display: block;
  }
`;

const DetailsText = styled.p`
  font-size: var(--type-small);
  color: var(--on-quiet);
`;
