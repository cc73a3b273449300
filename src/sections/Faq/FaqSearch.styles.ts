import styled from "styled-components";
import { smallCapitals } from "../../theme/mixins";
import { onGround } from "../../theme/variables";

/** The last line of the first screen, on its ground and across the window. */
export const Form = styled.form`
  ${onGround("fog")}
  margin-bottom: var(--space-7);
  padding-bottom: var(--space-5);
  background: var(--on-ground);
  box-shadow: 0 0 0 100vmax var(--on-ground);
  /* A pixel over the map above: where the two meet between pixels, the paper would shine through. */
  clip-path: inset(-1px -100vmax 0);
`;

export const Label = styled.label`
  ${smallCapitals}
  color: var(--on-quiet);
`;

/** The field looks like a line to write on. */
export const Field = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  border-bottom: var(--hairline) solid var(--on-control-line);
  color: var(--on-quiet);

  /* The line shows the focus of its field. */
  &:has(input:focus-visible) {
    border-bottom-color: var(--on-focus);
    box-shadow: 0 1px 0 var(--on-focus);
  }
  svg,
  button {
    flex: none;
  }
  /* At the middle of the field, which appears later. */
  svg {
    align-self: start;
    margin-top: calc(var(--space-3) + (1.6 * var(--type-h3) - 22px) / 2);
  }
  button {
    font-size: var(--type-small);
  }
`;

export const Input = styled.input`
  flex: 1;
  min-width: 0;
  padding: var(--space-3) 0;
  border: 0;
  border-radius: 0;
  background: transparent;
  color: var(--on-heading);
  font-family: var(--font-serif);
  font-size: var(--type-h3);
  appearance: none;

  /* Under forced colours the line has no colour to show focus with, so an outline appears. */
  &:focus-visible {
    outline-color: transparent;
  }
  &::placeholder {
    color: var(--on-quiet);
    opacity: 1;
  }
  /* The section has its own button, with a name and a thumb-sized target. */
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

export const Result = styled.p`
  min-height: 1.6em;
  margin-top: var(--space-2);
  color: var(--on-heading);
  font-size: 1rem;

  /* Nothing else remains to read. */
  &[data-found="false"] {
    font-family: var(--font-serif);
    font-size: var(--type-h3);
    line-height: 1.35;
  }
`;
