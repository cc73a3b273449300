import styled from "styled-components";
import { smallCapitals } from "../../theme/mixins";

/** Continues the first screen, on its ground and across the window. */
export const Form = styled.form`
  margin-bottom: var(--space-7);
  padding-bottom: var(--space-5);
  background: var(--on-ground);
  box-shadow: 0 0 0 100vmax var(--on-ground);
  /* Overlaps the map above by a pixel: at fractional positions, the paper would show through between the two. */
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
  /* Centred on the field's later height, because the field arrives after the icon. */
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

  /* Visible only under forced colours, where the line has no colour to show the focus. */
  &:focus-visible {
    outline-color: transparent;
  }
  &::placeholder {
    color: var(--on-quiet);
    opacity: 1;
  }
  /* Replaced by the section's own button, which has a name and a thumb-sized target. */
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

export const Result = styled.p`
  min-height: 1.6em;
  margin-top: var(--space-2);
  color: var(--on-heading);
  font-size: var(--type-base);

  /* If nothing was found, this is all there is to read. */
  &[data-found="false"] {
    font-family: var(--font-serif);
    font-size: var(--type-h3);
    line-height: 1.35;
  }
`;
