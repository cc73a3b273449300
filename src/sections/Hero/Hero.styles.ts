import styled from "styled-components";
import { below, between, from, withForcedColours } from "../../theme/breakpoints";
import { notPrinted } from "../../theme/mixins";
import { land } from "./land.styles";

export const Surface = styled.section`
  ${land}
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  /* The navigation floats over the hero. */
  margin-top: calc(-1 * var(--header-height));
  padding-top: var(--header-height);
  background: var(--on-ground);
  color: var(--on-text);

  /* The next section's ground shows below it. */
  &[data-size="full"] {
    min-height: min(100svh - 2rem, 60rem);
  }
  &[data-size="half"] {
    min-height: clamp(30rem, 72svh, 46rem);
  }
`;

/** The land, behind and beside the words, or below them if there is no room for both. */
export const Scene = styled.div`
  position: absolute;
  inset: 0;

  /* The land covers the words, so it lets clicks through; only the video's pause button takes them. */
  pointer-events: none;

  > * {
    pointer-events: auto;
  }

  ${from.desktop} {
    ${Surface}[data-exhibit] > & {
      bottom: auto;
      height: min(46rem, 100%);

      &::after {
        content: "";
        position: absolute;
        inset: 60% 0 0;
        z-index: -1;
        background: linear-gradient(transparent, var(--on-ground));
      }
    }
  }

  ${below.desktop} {
    ${notPrinted}
    position: relative;
    order: 1;
    flex: 1 0 var(--land-height);
    /* The land is in the right half of its picture. */
    width: 200%;
    margin-left: -100%;

    &::after {
      content: "";
      position: absolute;
      inset: 0;
      z-index: -1;
      background: var(--land-fade);
    }
    ${withForcedColours} {
      display: none;
    }
  }
  ${Surface}:is([data-land="frame"], [data-land="inset"]) > & {
    /* The frame ends with the page's column. */
    ${from.desktop} {
      inset-inline: auto calc(var(--column-edge) - (1 - var(--frame-left) - var(--frame-width)) * var(--picture));
      width: var(--picture);
    }
    ${below.desktop} {
      width: var(--picture);
      margin-left: calc(var(--gutter) - var(--frame-left) * var(--picture));
    }
  }
  /* Where there is no room for it, the land would push what follows, on the same ground, off the first screen: prices or a search. */
  ${below.tablet} {
    ${Surface}[data-land="beside"] > & {
      display: none;
    }
  }
  ${below.desktop} {
    ${Surface}[data-land="inset"] > & {
      display: none;
    }
  }
  /* On tablets there is room for the frame alone. */
  ${between.tabletAndDesktop} {
    @media screen and (forced-colors: none) {
      ${Surface}[data-land="inset"] > & {
        display: block;
        position: absolute;
        inset: var(--header-height) var(--gutter) 0 auto;
        width: 13rem;
        margin: 0;
        mask: linear-gradient(#000 75%, transparent);

        img {
          position: absolute;
          top: 50%;
          left: calc(-100% * var(--frame-left) / var(--frame-width));
          width: calc(100% / var(--frame-width));
          max-width: none;
          height: auto;
          translate: 0 -50%;
        }
      }
    }
  }
`;

export const Terrain = styled.div`
  ${notPrinted}
  position: absolute;
  inset: 0;
  z-index: -3;

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: var(--land);
  }
`;
