import styled from "styled-components";
import { Band } from "../../components/Band/Band";
import { SectionHeading } from "../../content-parts/SectionHeading";
import { from } from "../../theme/breakpoints";
import { plainList } from "../../theme/mixins";
import { type SectionProps, useHeadingId } from "../section-props";

/** A few plain statements side by side, such as advantages or values. */
export const Cards = ({ section, ground }: SectionProps<Queries.CardsFragment>) => {
  const headingId = useHeadingId();
  const { anchor, eyebrow, heading, intro, items } = section;
  return (
    <Band ground={ground} anchor={anchor} labelledBy={headingId}>
      <SectionHeading id={headingId} eyebrow={eyebrow} heading={heading} intro={intro} />
      <Grid data-columns={items.length % 4 !== 0 && items.length % 3 === 0 ? 3 : 4}>
        {items.map(({ title, text }) => (
          <Card key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </Card>
        ))}
      </Grid>
    </Band>
  );
};

const Grid = styled.ul`
  ${plainList}
  display: grid;
  gap: 0 var(--space-6);

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    &[data-columns="3"] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  ${from.wide} {
    &[data-columns="4"] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

const Card = styled.li`
  display: grid;
  align-content: start;
  gap: var(--space-3);
  padding-block: var(--space-5) var(--space-6);
  border-top: 2px solid var(--on-accent);
`;
