import styled, { css } from "styled-components";
import { below, between, from, withForcedColours } from "../../theme/breakpoints";
import { notPrinted } from "../../theme/mixins";

/** The land, behind and beside the words, or below them if there is no room for both; an exhibit reaches further down than it does. */
export const Scene = styled.div`
  position: absolute;
  inset: 0;

  /* The land covers the words, so it lets clicks through; only the video's pause button takes them. */
  pointer-events: none;

  > * {
    pointer-events: auto;
  }
  /* Not a mask, which would raise the land above the words. */
  &::after {
    content: "";
    position: absolute;
    inset: 0;
    z-index: -1;
    background: var(--land-fade, none);
  }
  ${from.desktop} {
    &[data-behind="exhibit"] {
      /* Moves the pause button of the land's video out from under the exhibit and its caption. */
      --pause-place: calc(100% - var(--header-height) - var(--space-3) - var(--target));
      --land-fade: linear-gradient(transparent 60%, var(--on-ground));
      bottom: auto;
      height: min(46rem, 100%);
    }
  }
  ${below.desktop} {
    ${notPrinted}
    position: relative;
    order: 1;
    flex: 1 0 var(--land-height);
    /* The land is in the right half of its picture, or on a sheet that begins further right. */
    width: calc(100% / (1 - var(--fade, 0.5)));
    margin-left: calc(-100% * var(--fade, 0.5) / (1 - var(--fade, 0.5)));

    ${withForcedColours} {
      display: none;
    }
  }
`;

/** The land's picture, or its video above that. */
export const Layer = styled.div`
  ${notPrinted}
  position: absolute;
  inset: 0;
  z-index: -2;

  img,
  video {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: var(--land);
  }
`;

/** Behind the words and beside them, or below them where there is no room. */
const landscape = css`
  /* At these widths the land, the right half of its picture, is as wide as the words leave room for. */
  ${between.desktopAndWide} {
    --land: 100% 42%;
    --land-width: min(100vw, (100vw - var(--words-end)) * 2);

    ${Layer} {
      inset: clamp(0px, 100% - var(--land-width) * var(--ratio), var(--header-height)) 0 auto auto;
      width: var(--land-width);
      height: min(100%, var(--land-width) * var(--ratio));
      mask: linear-gradient(#000 88%, transparent);
    }
  }
`;

/** A map's lower edge. */
const edge = css`
  border-bottom: var(--hairline) solid var(--on-line);
`;

/** A frame stands clear below the navigation, and ends with the page's column. */
const framed = css`
  --veil: none;
  --picture: min(100vw, 88rem);

  ${from.desktop} {
    --land: 70% calc(6rem - var(--frame-top) * var(--picture));

    ${Scene} {
      inset-inline: auto calc(var(--column-edge) - (1 - var(--frame-left) - var(--frame-width)) * var(--picture));
      width: var(--picture);
    }
  }
`;

/** How a first screen is composed: what is visible of its land, how high it is, and where it fades. */
export const compositions = {
  landscape,
  /** A landscape beside few words. */
  strip: css`
    ${landscape}
    ${below.desktop} {
      --land-height: 16rem;
    }
    ${below.tablet} {
      --land-height: 8.5rem;
    }
  `,
  /** The same, but not on phones, where what follows on the same ground, such as prices, would be pushed off the first screen. */
  beside: css`
    ${landscape}
    ${below.desktop} {
      --land-height: 20rem;
    }
    ${below.tablet} {
      ${Scene} {
        display: none;
      }
    }
  `,
  /** Must be readable whole: however wide the window, little is cut off its top. It has marks down to its lower edge. */
  map: css`
    ${edge}
    --veil: linear-gradient(90deg, var(--on-ground) calc(100% * var(--fade)), var(--on-control-line) 0 calc(100% * var(--fade) + 1px), transparent 0);
    --foot-fade: 0;
    --land: 70% max(-5.5vw, 42%);

    ${below.desktop} {
      --land: var(--focus, 70% 38%);
      --land-height: 33rem;
      row-gap: var(--space-4);
      --land-fade: linear-gradient(var(--on-control-line) 1px, transparent 0);
    }
    ${below.tablet} {
      --land-height: 17.5rem;
    }
  `,
  /** The whole frame of a picture. Its middle is that of the strip below the words, whatever its height. */
  whole: css`
    ${framed}
    ${edge}
    --foot-fade: 0;

    ${below.desktop} {
      --column: calc(100vw - 2 * var(--gutter));
      --picture: calc(var(--column) / var(--frame-width));
      --land: 70% calc(50% + (var(--ratio) / 2 - var(--frame-top) - var(--frame-height) / 2) * var(--picture));
      --land-height: calc(var(--column) * (var(--frame-height) / var(--frame-width) + 0.04) + var(--space-4));
      --land-fade: none;

      ${Scene} {
        width: var(--picture);
        margin-left: calc(var(--gutter) - var(--frame-left) * var(--picture));
      }
    }
  `,
  /** A frame beside few words: on tablets there is room for it alone, on phones none. */
  inset: css`
    ${framed}

    ${below.desktop} {
      --land-fade: linear-gradient(var(--on-ground), transparent 10%);
    }
    ${Scene} {
      ${below.tablet} {
        display: none;
      }
      ${between.tabletAndDesktop} {
        position: absolute;
        inset: calc(var(--header-height) + var(--space-7)) var(--gutter) auto auto;
        width: 18rem;
        margin: 0;

        img {
          position: absolute;
          top: calc(-18rem * var(--frame-top) / var(--frame-width));
          left: calc(-100% * var(--frame-left) / var(--frame-width));
          width: calc(100% / var(--frame-width));
          max-width: none;
          height: auto;
        }
      }
    }
  `,
};

export type Composition = keyof typeof compositions;
