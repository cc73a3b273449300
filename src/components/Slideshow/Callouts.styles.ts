import styled, { css } from "styled-components";
import { below, from } from "../../theme/breakpoints";
import { hairlineAbove, plainList } from "../../theme/mixins";

const number = css`
  display: grid;
  place-items: center;
  width: 1.25rem;
  height: 1.25rem;
  border: 1.5px solid var(--colour-brass);
  border-radius: 50%;
  background: var(--colour-paper-card);
  color: var(--colour-ink);
  font-size: 0.75rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1;
`;

/** A number on a picture, where the picture is large enough for it. */
export const Mark = styled.span`
  ${number}
  position: absolute;
  translate: -50% -50%;

  ${below.wide} {
    display: none;
  }
`;

/** The notes to a picture: below it, or beside it with the numbers. Phones have no room for them. */
export const Callouts = styled.ol`
  ${plainList}
  display: none;
  counter-reset: callout;

  ${from.tablet} {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: 0 var(--space-5);
    align-content: start;
    padding-top: var(--space-3);
  }
  ${from.wide} {
    flex: 0 1 22rem;
    grid-auto-flow: row;
    padding-top: 0;
  }

  > li {
    color: var(--on-text);
    font-size: 0.9375rem;
    line-height: 1.45;
    counter-increment: callout;

    ${from.wide} {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      gap: var(--space-3);
      align-items: baseline;
      padding-block: var(--space-3);
      font-size: 1rem;

      &:first-child {
        padding-top: 0;
      }
      & + li {
        ${hairlineAbove}
      }
      &::before {
        ${number}
        content: counter(callout);
        position: static;
      }
    }
  }
`;
