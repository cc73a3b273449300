import styled from "styled-components";
import { between, from, whenHovering, withoutScripts } from "../../theme/breakpoints";
import { notPrinted } from "../../theme/mixins";
import { PauseButton } from "../PauseButton/PauseButton";

/** The maximum number of pictures in a slideshow (`content-model/sections/products.ts`). */
export const MAX_SLIDES = 8;

/** The pictures overlap, out of the flow, above the controls, which alone are in it. */
export const Show = styled.div`
  --stage: 15rem;
  position: relative;
  display: grid;
  grid-template-columns: repeat(${MAX_SLIDES + 1}, auto) 1fr;
  align-items: center;
  padding-top: calc(var(--stage) + var(--space-2));

  ${from.tablet} {
    --stage: 23rem;
  }

  /* Notes are beside phone drawings, and beside pictures that a full-width frame would crop. */
  ${between.tabletAndDesktop} {
    --slide: 24rem;
  }
  ${from.vast} {
    --slide: 72rem;
  }
`;

/** The pause icon, not its larger target, aligns with the picture. Without scripts nothing moves. */
export const Pause = styled(PauseButton)`
  grid-row: 2;
  margin-inline: calc((1rem - var(--target)) / 2) var(--space-2);

  ${withoutScripts} {
    display: none;
  }
`;

/** A short line in a thumb-sized target; it is thicker for the current picture, so that colour is not the only sign. */
export const Dot = styled.input`
  grid-row: 2;
  width: 2.25rem;
  height: var(--target);
  margin: 0;
  padding: 0 var(--space-2) 0 0;
  background: transparent;
  appearance: none;
  cursor: pointer;
  ${notPrinted}

  &::before {
    content: "";
    display: block;
    margin-top: calc(var(--target) / 2);
    border-top: 1px solid var(--on-control-line);
    transition:
      border-color var(--time-control) var(--easing),
      border-width var(--time-control) var(--easing);
  }

  ${whenHovering} {
    &:hover::before {
      border-color: var(--on-heading);
      border-width: 2px;
    }
  }
  &:active::before,
  &:checked::before {
    border-color: var(--on-link);
    border-width: 3px;
  }
`;

/**
 * A frame like a window's, without browser controls, 60 or 92 units of 0.25 rem high (R7.4). Only the current picture and the next are laid
 * out, so only they are loaded. The current one fades in over the previous one, which stays until it is covered, so that the ground never
 * shows through.
 */
export const Slide = styled.div`
  position: absolute;
  inset: 0 auto auto;
  display: none;
  width: 100%;
  height: var(--stage);
  overflow: hidden;
  visibility: hidden;
  container-type: inline-size;
  border-radius: var(--radius-card);
  box-shadow: 0 0 0 var(--hairline) var(--on-line);
  background: var(--on-card);
  opacity: 0;
  transition:
    display 0s var(--time-fade) allow-discrete,
    opacity 0s var(--time-fade),
    visibility 0s var(--time-fade);

  :checked + & + ${Dot} + &,
  :checked + & + ol + ${Dot} + & {
    display: block;
  }
  :checked + &,
  &:first-child {
    z-index: 1;
    display: block;
    visibility: visible;
    opacity: 1;
    transition: opacity var(--time-fade) ease;

    @starting-style {
      opacity: 0;
    }
  }

  &:has(+ ol) {
    width: var(--slide, 100%);
  }
  /* Screenshots have this colour; one shorter than the frame continues in it. */
  ${from.desktop} {
    background: var(--on-ground);
  }

  /* Fades out the lower edge, so that no row of the screenshot is cut through. */
  &::after {
    content: "";
    position: absolute;
    inset: auto 0 0;
    height: 3rem;
    background: linear-gradient(transparent, var(--on-card));

    ${from.desktop} {
      background: linear-gradient(transparent, var(--on-ground));
    }
  }

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 0 0;

    /* A picture is never cropped at the sides. */
    ${from.tablet} {
      height: auto;
    }
  }
`;
