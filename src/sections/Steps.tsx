import { graphql } from "gatsby";
import styled from "styled-components";
import { HeadedBand } from "../components/HeadedBand";
import { hairlineAbove, plainList } from "../theme/mixins";
import type { SectionProps } from "./section-props";

/** How it works: numbered steps, beside one another if there is room. */
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
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: var(--space-5) var(--space-6);
  counter-reset: step;

  > li {
    ${hairlineAbove}
    display: grid;
    /* Texts begin on one line, however long the titles are. */
    grid-row: span 2;
    grid-template-rows: subgrid;
    align-content: start;
    gap: var(--space-2);
    padding-top: var(--space-4);
    counter-increment: step;
  }
  h3::before {
    content: counter(step);
    margin-right: var(--space-3);
    color: var(--on-link);
  }
`;

export const stepsFragment = graphql`
  fragment Steps on StepsSection {
    ...HeadedBand
    items {
      title
      text
    }
  }
`;
