import { graphql } from "gatsby";
import styled from "styled-components";
import { HeadedBand } from "../components/HeadedBand";
import { from } from "../theme/breakpoints";
import { plainList } from "../theme/mixins";
import type { SectionProps } from "./section-props";

/** A few short statements side by side, such as advantages or values. */
export const Cards = ({ section, ...place }: SectionProps<Queries.CardsFragment>) => (
  <HeadedBand section={section} {...place}>
    <Grid>
      {section.items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Grid>
  </HeadedBand>
);

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
    align-content: start;
    gap: var(--space-3);
    padding-block: var(--space-4) var(--space-5);
    border-top: 2px solid var(--on-accent);
  }
`;

export const cardsFragment = graphql`
  fragment Cards on CardsSection {
    anchor
    heading
    intro
    items {
      title
      text
    }
  }
`;
