import { graphql } from "gatsby";
import styled from "styled-components";
import { contentOf } from "../components/Exhibit/cells";
import { HeadedBand } from "../components/HeadedBand";
import { useLabels } from "../components/site-context";
import { from } from "../theme/breakpoints";
import { plainList } from "../theme/mixins";
import type { SectionProps } from "./section-props";

/** A few short statements side by side, each with a mark from an exhibit of the page. */
export const Cards = ({ section, ...place }: SectionProps<Queries.CardsFragment>) => {
  const { withheld } = useLabels();
  return (
    <HeadedBand section={section} {...place}>
      <Grid>
        {section.items.map(({ title, mark, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            {mark !== null && <Mark>{contentOf(mark, { withheld, marks: null })}</Mark>}
            <p>{text}</p>
          </li>
        ))}
      </Grid>
    </HeadedBand>
  );
};

const Grid = styled.ul`
  ${plainList}
  display: grid;
  gap: 0 var(--space-6);
  margin-bottom: calc(-1 * var(--space-5));

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.wide} {
    grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  }

  > li {
    display: grid;
    grid-row: span 2;
    grid-template: subgrid / 1fr auto;
    align-content: start;
    align-items: baseline;
    gap: var(--space-2);
    padding-block: var(--space-3) var(--space-5);
    border-top: 2px solid var(--on-accent);

    ${from.wide} {
      grid-row: span 3;
    }
    > :last-child {
      grid-column: 1 / -1;

      ${from.wide} {
        font-size: var(--type-base);
      }
    }
  }
`;

/** After the title, or above it where there is room. */
const Mark = styled.p`
  color: var(--on-link);
  font-family: var(--font-serif);
  font-size: var(--type-h3);
  line-height: 1.2;

  small {
    display: none;
  }
  ${from.wide} {
    grid-area: 1 / 1 / auto / -1;
    font-size: var(--type-card);

    small {
      display: inline;
      margin-left: var(--space-1);
      font-family: var(--font-sans);
    }
  }
`;

export const cardsFragment = graphql`
  fragment Cards on CardsSection {
    ...HeadedBand
    items {
      title
      mark
      text
    }
  }
`;
