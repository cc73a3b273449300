import styled, { css } from "styled-components";
import { below, between, from } from "../../theme/breakpoints";
import { hairlineAbove, plainList } from "../../theme/mixins";
import { Show, Slide } from "./Slideshow.styles";

/** Beside a picture that is narrower than the frame. */
const beside = css`
  position: absolute;
  inset: 0 0 auto calc(var(--slide) + var(--space-6));
  grid-template-columns: minmax(0, 1fr);
  gap: 0;

  ${Show} > & {
    grid-area: auto;
  }
`;

const number = css`
  display: grid;
  place-items: center;
  width: 1.625rem;
  height: 1.625rem;
  border: 1.5px solid var(--colour-brass);
  border-radius: 50%;
  background: var(--colour-paper-card);
  color: var(--colour-ink);
  font-size: var(--type-label);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1;
`;

/** A number on a picture. */
export const Mark = styled.span`
  ${number}
  position: absolute;
  z-index: 1;
  translate: -50% -50%;

  ${below.desktop} {
    display: none;
  }
`;

/** The notes to a picture's numbers. Those of all pictures overlap, so that nothing below moves. */
export const Callouts = styled.ol`
  ${plainList}
  display: none;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-6);
  visibility: hidden;
  counter-reset: callout;

  ${Show} > & {
    grid-area: 1 / 1 / 2 / -1;
    align-self: start;
  }
  ${from.tablet} {
    display: grid;
  }
  ${between.tabletAndDesktop} {
    ${beside}
  }
  ${from.vast} {
    ${beside}
  }
  :checked + ${Slide} + &,
  ${Slide}:first-child + & {
    visibility: visible;
  }

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-3);
    padding-block: var(--space-3);
    color: var(--on-text);
    font-size: 1rem;
    line-height: 1.45;
    text-wrap: balance;
    counter-increment: callout;

    &::before {
      ${number}
      content: counter(callout);
      position: static;
    }
    ${between.tabletAndDesktop} {
      ${hairlineAbove}
    }
    ${from.vast} {
      ${hairlineAbove}
    }

    /* The drawing for phones has no numbers. */
    ${below.desktop} {
      grid-template-columns: minmax(0, 1fr);

      &::before {
        display: none;
      }
    }
  }
`;
