import styled from "styled-components";
import { below, whenHovering, whenShort, withForcedColours } from "../../theme/breakpoints";
import { overlaidChoice, smallCapitals, visuallyHidden } from "../../theme/mixins";
import { columns } from "./Exhibit.styles";
import { RETRACTION, STAGES } from "./stages";

export const Stages = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));

  /* At twice the text size, the stages are stacked. */
  @container (max-width: 13rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  /* On small screens, the choice stays in view beside what it changes. */
  ${below.tablet} {
    position: sticky;
    z-index: 1;
    top: var(--header-height);
    padding-block: var(--space-2);
    border-bottom: var(--hairline) solid var(--on-line);
    background: var(--on-ground);

    ${whenShort} {
      position: static;
    }
  }

  @media print {
    display: none;
  }
`;

export const Legend = styled.p`
  ${smallCapitals}
  grid-column: 1 / -1;
  padding-bottom: var(--space-3);
  color: var(--on-link);

  /* On small screens, the line of stages says enough. */
  ${below.tablet} {
    ${visuallyHidden}
  }
`;

export const StageName = styled.span`
  position: relative;
`;

/** Covers only the label: a focus ring around the whole stage would cross the next one's mark. */
export const StageChoice = styled.input`
  ${overlaidChoice}
  inset: -0.25rem;
  width: calc(100% + 0.5rem);
  height: calc(100% + 0.5rem);

  &:focus {
    outline-offset: 0;
  }
`;

/** A stage on the line from first to last, which is brass as far as the listing is disclosed. */
export const Stage = styled.label`
  position: relative;
  display: grid;
  align-content: start;
  justify-items: start;
  min-height: var(--target);
  padding-top: 1.5rem;
  color: var(--on-text);
  font-size: clamp(0.9375rem, 3.5cqi, 1rem);
  line-height: 1.25;
  /* Words are never broken, however narrow the screen. */
  overflow-wrap: normal;
  cursor: pointer;

  &::before,
  &::after {
    content: "";
    position: absolute;
    top: 0.5rem;
    left: 0;
    transition:
      border-color ${RETRACTION} var(--easing),
      background-color ${RETRACTION} var(--easing);
  }
  &::before {
    right: 0;
    border-top: 2px solid var(--on-control-line);
  }
  /* The line ends at the last stage. */
  &:last-child::before {
    right: 100%;
  }
  &::after {
    top: 0.125rem;
    width: 0.875rem;
    height: 0.875rem;
    border: 2px solid var(--on-control-line);
    border-radius: 50%;
    background: var(--on-ground);
  }
  /* Draws the line in brass up to the chosen stage. */
  &:has(~ label :checked)::before {
    border-color: var(--on-accent);
  }
  &:has(:checked)::after,
  &:has(~ label :checked)::after {
    border-color: var(--on-accent);
    background: var(--on-accent);

    ${withForcedColours} {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
  &:has(:checked) {
    color: var(--on-heading);
    font-weight: 550;
  }
  ${whenHovering} {
    &:hover {
      color: var(--on-heading);

      &::after {
        border-color: var(--on-accent);
      }
    }
  }
`;

/** A text about what each stage discloses, below its stage if there is room. The texts are shown one at a time. */
export const StageText = styled.div`
  display: grid;
  color: var(--on-heading);
  font-size: 1rem;
  line-height: 1.5;

  ${columns.twoOrThree} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  p {
    grid-area: 1 / 1;
    visibility: hidden;
  }
  ${Object.values(STAGES).map(
    (stage) => `
  [data-exhibit]:has([value="${stage}"]:checked) & [data-stage="${stage}"] { visibility: visible; }
  ${columns.twoOrThree} { [data-stage="${stage}"] { grid-column: ${stage}; } }`,
  )}

  @media print {
    p {
      grid-area: auto;
      visibility: visible;
    }
  }
`;
