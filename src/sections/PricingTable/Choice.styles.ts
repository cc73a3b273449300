import styled from "styled-components";
import { folding } from "../../theme/breakpoints";

/** The most plans that a page may have. */
const PLANS = [1, 2, 3, 4];

const chosen = (plan: number): string => `&:has(label:nth-of-type(${plan}) > :checked) tr`;

/** On phones, hides the columns of all plans but the chosen one, and the lines on which that has nothing. */
export const Comparison = styled.div`
  ${folding.folded} {
    ${PLANS.flatMap((plan) => [
      `${chosen(plan)} > :nth-child(n + 2):not(:nth-child(${plan + 1}))`,
      `${chosen(plan)}:has(> :nth-child(${plan + 1}) > [data-nothing])`,
    ]).join(", ")} {
      display: none;
    }
  }
`;

/** Phones' choice of a plan. */
export const Choice = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-2);
  padding: 0;
  margin: 0 0 var(--space-4);
  border: 0;

  ${folding.open} {
    display: none;
  }
  > label {
    position: relative;
    display: grid;
    place-items: center;
    min-height: var(--target);
    border: var(--hairline) solid var(--on-control-line);
    border-radius: var(--radius-control);
    color: var(--on-heading);
    font-size: var(--type-base);
    cursor: pointer;
  }
  > label:has(:checked) {
    border-color: var(--on-heading);
    background: var(--on-heading);
    color: var(--on-ground);
  }
  > label:has(:focus-visible) {
    outline: 2px solid var(--on-focus);
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
`;
