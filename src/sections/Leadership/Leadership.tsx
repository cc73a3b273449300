import styled from "styled-components";
import { Unbroken } from "../../components/Unbroken/Unbroken";
import { ContentPicture } from "../../content-parts/ContentPicture";
import { HeadedBand } from "../../content-parts/HeadedBand";
import { from } from "../../theme/breakpoints";
import { hairlineAbove, plainList } from "../../theme/mixins";
import type { SectionProps } from "../section-props";

/** The leadership: a plate for each office, with the role, the name if it is known, and the responsibilities beside it. */
export const Leadership = ({ section, ground }: SectionProps<Queries.LeadershipFragment>) => (
  <HeadedBand section={section} ground={ground}>
    <Offices>
      {section.leaders.map(({ name, role, bio, picture, sample }) => (
        <Office key={`${role} ${name}`}>
          <Plate>
            <ContentPicture picture={picture} sizes="(min-width: 48rem) 10rem, 7rem" />
          </Plate>
          <Holder>
            <h3>{role}</h3>
            {sample !== true && <Name>{name}</Name>}
          </Holder>
          <Unbroken as={Duty} text={bio} />
        </Office>
      ))}
    </Offices>
  </HeadedBand>
);

const Offices = styled.ul`
  ${plainList}
  display: grid;
  column-gap: var(--space-7);
  margin-bottom: calc(-1 * var(--space-5));

  ${from.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Office = styled.li`
  ${hairlineAbove}
  display: grid;
  /* Limited by the window if the text is enlarged. */
  grid-template-columns: min(7rem, 28vw) minmax(0, 1fr);
  gap: var(--space-4) var(--space-5);
  align-items: center;
  padding-block: var(--space-5);

  ${from.tablet} {
    grid-template: auto 1fr / 10rem minmax(0, 1fr);
    gap: var(--space-3) var(--space-6);
    align-items: start;
  }
`;

const Plate = styled.div`
  overflow: hidden;
  border-radius: var(--radius-card);

  img {
    width: 100%;
    height: auto;
  }
  ${from.tablet} {
    grid-row: span 2;
  }
`;

const Holder = styled.div`
  display: grid;
  gap: var(--space-1);
`;

const Name = styled.p`
  color: var(--on-heading);
`;

const Duty = styled.p`
  grid-column: 1 / -1;
  max-width: var(--measure);

  ${from.tablet} {
    grid-column: 2;
  }
`;
