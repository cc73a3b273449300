import styled from "styled-components";
import { folding } from "../../theme/breakpoints";

/** What does not belong to a plan while it is chosen: the others' columns, and the lines on which it has nothing. */
const besides = (plan: string): string => {
  const chosen = `&:has([value="${plan}"]:checked)`;
  return `${chosen} [data-plan]:not([data-plan="${plan}"]), ${chosen} tr:has([data-plan="${plan}"] > [data-nothing])`;
};

/** Phones show the chosen plan alone. */
export const Comparison = styled.div<{ $plans: readonly string[] }>`
  /* Cuts off what sticks out. */
  overflow-x: clip;

  ${folding.folded} {
    ${({ $plans }) => $plans.map(besides).join(", ")} {
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
