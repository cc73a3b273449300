import styled, { css } from "styled-components";
import { whenHovering, withForcedColours } from "../../theme/breakpoints";
import { visuallyHidden } from "../../theme/mixins";

export const Group = styled.div`
  display: grid;
  gap: var(--space-2);
  align-content: start;
`;

export const Label = styled.label`
  justify-self: start;
  color: var(--on-heading);
  font-size: var(--type-small);
  font-weight: 550;
  line-height: 1.4;
`;

export const OptionalNote = styled.span`
  color: var(--on-quiet);
  font-weight: 400;
`;

const controlLook = css`
  width: 100%;
  min-height: 3.25rem;
  padding: var(--space-3) var(--space-4);
  border: var(--hairline) solid var(--on-control-line);
  border-radius: var(--radius-control);
  background: var(--on-card);
  color: var(--on-heading);
  font-size: var(--type-base);
  line-height: 1.5;
  transition: border-color var(--time-control) var(--easing);
  /* When the browser scrolls to a field, its label and error come into view too. */
  scroll-margin-block: 3rem 4rem;

  ${whenHovering} {
    /* An invalid field keeps its red border while hovered. */
    &:hover:not([aria-invalid]) {
      border-color: var(--on-heading);
    }
  }
  &:focus-visible {
    border-color: var(--on-heading);
    outline-offset: 2px;
  }

  /* A second pixel of border, so that colour is not the only sign. It is a shadow, so that the text does not move. */
  &[aria-invalid] {
    border-color: var(--on-error);
    box-shadow: inset 0 0 0 1px var(--on-error);

    ${withForcedColours} {
      border-style: double;
      border-width: 3px;
    }
  }
`;

export const Input = styled.input`
  ${controlLook}
`;

export const TextArea = styled.textarea`
  ${controlLook}
  resize: vertical;
`;

export const Choice = styled.div`
  display: grid;
  align-items: center;

  > * {
    grid-area: 1 / 1;
  }
  svg {
    justify-self: end;
    margin-right: var(--space-4);
    color: var(--on-heading);
    pointer-events: none;

    ${withForcedColours} {
      color: FieldText;
    }
  }
`;

export const Select = styled.select`
  ${controlLook}
  padding-right: var(--space-7);
  appearance: none;
  text-overflow: ellipsis;
`;

export const FieldError = styled.p`
  color: var(--on-error);
  font-weight: 550;
`;

export const Count = styled.p`
  margin-left: auto;
  color: var(--on-quiet);
  font-variant-numeric: tabular-nums;

  &:not([data-near]) {
    ${visuallyHidden}
  }
  &[data-over] {
    color: var(--on-error);
    font-weight: 550;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-2);
  font-size: var(--type-small);
  line-height: 1.4;

  &:empty {
    display: none;
  }
  /* None of its content is visible, so it takes no space. */
  &:has(> ${Count}:not([data-near])):not(:has(> ${FieldError})) {
    position: absolute;
  }
`;
