import { graphql } from "gatsby";
import styled from "styled-components";
import { ActionLink } from "../components/ActionLinks";
import { Column } from "../components/Band";
import { below, from } from "../theme/breakpoints";
import { plainList } from "../theme/mixins";
import type { SectionProps } from "./section-props";

/** What each plan costs, in one strip that continues the first screen. */
export const PriceStrip = ({ section: { label, prices }, ground }: SectionProps<Queries.PriceStripFragment>) => (
  <Strip aria-label={label} data-ground={ground}>
    <Column>
      <List>
        {prices.map(({ name, price, period, action }) => (
          <Entry key={name}>
            <h2>{name}</h2>
            <Price>
              {price} <small>{period}</small>
            </Price>
            <ActionLink action={action} />
          </Entry>
        ))}
      </List>
    </Column>
  </Strip>
);

const Strip = styled.section`
  padding-bottom: var(--space-7);
  background: var(--on-ground);
  color: var(--on-text);

  ${below.desktop} {
    padding-bottom: var(--space-5);
  }
`;

const List = styled.ul`
  ${plainList}
  display: grid;
  border-top: var(--hairline) solid var(--on-control-line);

  ${from.tablet} {
    /* Four columns, or fewer if text is enlarged. */
    grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
    column-gap: var(--space-4);
    padding-top: var(--space-3);
  }
`;

/** On phones, name and price are beside the button; with more room, they are above it. */
const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(min-content, 1fr) minmax(0, 10.25rem);
  gap: 0 var(--space-3);
  align-items: center;
  padding-block: var(--space-3);

  h2 {
    color: var(--on-text);
    font-family: var(--font-sans);
    font-size: var(--type-base);
    font-weight: 550;
    letter-spacing: 0;
    line-height: 1.3;
  }
  > a {
    grid-area: 1 / 2 / span 2;
    padding-inline: var(--space-1);
    font-size: var(--type-dense);
  }
  ${below.tablet} {
    border-bottom: var(--hairline) solid var(--on-line);
  }
  ${from.tablet} {
    grid-template: auto 1fr auto / minmax(0, 1fr);
    row-gap: var(--space-2);
    align-items: start;

    > a {
      grid-area: auto;
      margin-top: var(--space-2);
    }
  }
`;

const Price = styled.p`
  color: var(--on-heading);
  font-family: var(--font-serif);
  font-size: var(--type-h2);
  font-variant-numeric: lining-nums tabular-nums;
  line-height: 1.15;

  small {
    display: inline-block;
    color: var(--on-quiet);
    font-family: var(--font-sans);
    font-size: var(--type-small);
    text-wrap: balance;

    ${from.tablet} {
      display: block;
      line-height: 1.6;
    }
  }
  ${from.desktop} {
    font-size: var(--type-h1);
  }
`;

export const priceStripFragment = graphql`
  fragment PriceStrip on PriceStripSection {
    label
    prices {
      name
      price
      period
      action {
        ...ActionFields
      }
    }
  }
`;
