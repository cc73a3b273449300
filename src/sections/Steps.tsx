import { graphql } from "gatsby";
import styled from "styled-components";
import { HeadedBand } from "../components/HeadedBand";
import { from } from "../theme/breakpoints";
import { plainList } from "../theme/mixins";
import type { SectionProps } from "./section-props";

/** How it works: numbered steps joined by a line. */
export const Steps = ({ section, ...place }: SectionProps<Queries.StepsFragment>) => (
  <HeadedBand section={section} {...place}>
    <StepList>
      {section.items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </StepList>
  </HeadedBand>
);

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
