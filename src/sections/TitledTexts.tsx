import { graphql } from "gatsby";
import type { ComponentType, ReactNode } from "react";
import styled from "styled-components";
import { HeadedBand } from "../components/HeadedBand";
import { from } from "../theme/breakpoints";
import { plainList } from "../theme/mixins";
import type { SectionProps } from "./section-props";

interface TitledTextsProps extends SectionProps<Queries.CardsFragment | Queries.StepsFragment> {
  list: ComponentType<{ children: ReactNode }>;
}

const TitledTexts = ({ section, ground, list: List }: TitledTextsProps) => (
  <HeadedBand section={section} ground={ground}>
    <List>
      {section.items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  </HeadedBand>
);

/** A few short statements side by side, such as advantages or values. */
export const Cards = (props: SectionProps<Queries.CardsFragment>) => <TitledTexts {...props} list={Grid} />;

/** How it works: numbered steps joined by a line. */
export const Steps = (props: SectionProps<Queries.StepsFragment>) => <TitledTexts {...props} list={StepList} />;

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

const StepList = styled.ol`
  ${plainList}
  display: grid;
  counter-reset: step;

  ${from.desktop} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }

  > li {
    position: relative;
    display: grid;
    align-content: start;
    gap: var(--space-2);
    padding: 0 0 var(--space-6) var(--space-7);
    counter-increment: step;

    &:last-child {
      padding-bottom: 0;
    }

    &::before {
      content: counter(step);
      position: absolute;
      left: 0;
      width: 2.25rem;
      color: var(--on-link);
      font-family: var(--font-serif);
      font-size: var(--type-h2);
      font-variant-numeric: lining-nums;
      line-height: 1;
      text-align: center;
    }

    /* The line that joins the numbers. */
    &:not(:last-child)::after {
      content: "";
      position: absolute;
      top: 3rem;
      bottom: var(--space-3);
      left: 1.125rem;
      border-left: var(--hairline) solid var(--on-control-line);
    }

    ${from.desktop} {
      padding: var(--space-8) var(--space-5) 0 0;

      &::before {
        top: 0;
        text-align: left;
      }
      &:not(:last-child)::after {
        top: 1.1rem;
        right: var(--space-4);
        bottom: auto;
        left: 2.75rem;
        border-top: var(--hairline) solid var(--on-control-line);
        border-left: 0;
      }
    }
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

export const stepsFragment = graphql`
  fragment Steps on StepsSection {
    anchor
    heading
    intro
    items {
      title
      text
    }
  }
`;
