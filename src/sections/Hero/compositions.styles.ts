import styled, { css } from "styled-components";
import { below, between, from, withForcedColours } from "../../theme/breakpoints";
import { notPrinted } from "../../theme/mixins";
import { Layer } from "./BackgroundVideo";

/** The land, behind and beside the words, or below them if there is no room for both. */
export const Scene = styled.div`
  position: absolute;
  inset: 0;

  /* The land covers the words, so it lets clicks through; only the video's pause button takes them. */
  pointer-events: none;

  > * {
    pointer-events: auto;
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

/** Behind the words and beside them, or below them where there is no room. */
const landscape = css`
  /* At these widths the land, the right half of its picture, is as wide as the words leave room for. */
  ${between.desktopAndWide} {
    --land: 100% 42%;
    --land-width: min(100vw, (100vw - var(--words-end)) * 2);

    ${Layer} {
      inset: clamp(0px, 100% - var(--land-width) * var(--ratio), var(--land-top, var(--header-height))) 0 auto auto;
      width: var(--land-width);
      height: min(100%, var(--land-width) * var(--ratio));
    }
  }
`;

/** A lower edge, for what may be followed by the same ground. */
const edge = css`
  border-bottom: var(--hairline) solid var(--on-line);
`;

/** A frame stands clear below the navigation, and ends with the page's column. */
const framed = css`
  --picture: min(100vw, 88rem);

  ${from.desktop} {
    --land: 70% calc(6rem - var(--frame-top) * var(--picture));

    ${Scene} {
      inset-inline: auto calc(var(--column-edge) - (1 - var(--frame-left) - var(--frame-width)) * var(--picture));
      width: var(--picture);
    }
  }
`;

/**
 * How a first screen is composed: what differs from any other land, which `Surface` describes. No summit is cut off, however wide.
 *
 * | property                       | meaning                                                           |
 * | ------------------------------ | ----------------------------------------------------------------- |
 * | `--land`                       | what of the picture is in view, as an `object-position`           |
 * | `--land-width`, `--land-top`   | its width and its top where it has the room that the words leave  |
 * | `--land-height`                | its height below the words                                        |
 * | `--picture`                    | the width of a whole picture, if only its frame is shown          |
 * | `--veil`                       | what is between land and words                                    |
 * | `--pause-place`                | how far the pause button stands above the foot of the land        |
 */
export const compositions = {
  landscape: css`
    ${landscape}
    ${edge}

    ${from.wide} {
      --land: 70% max(-10vw, 42%);
    }
    &[data-size="full"] {
      --land-top: calc(100% - 9rem - var(--land-width) * var(--ratio));
    }
  `,
  /** A landscape behind an exhibit, which reaches further down. The wider the window, the further it rises into the navigation. */
  plate: css`
    ${landscape}
    --veil: linear-gradient(var(--on-ground) calc(5vw - 3rem), transparent calc(7.5vw - 4rem));

    ${from.desktop} {
      ${Scene} {
        /* Moves the pause button of the land's video out from under the exhibit and its caption. */
        --pause-place: calc(100% - var(--header-height) - var(--space-3) - var(--target));
        bottom: auto;
        height: min(46rem, 100%);
      }
      ${Layer} {
        mask: linear-gradient(#000 60%, transparent);
      }
    }
  `,
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
    --land: 70% max(-5.5vw, 42%);

    ${below.desktop} {
      --veil: none;
      --land: var(--focus, 70% 38%);
      --land-height: 33rem;

      ${Scene} {
        margin-top: var(--space-4);
        border-top: var(--hairline) solid var(--on-control-line);
      }
    }
    ${below.tablet} {
      --land-height: 17.5rem;
    }
  `,
  /** The whole frame of a picture. Its middle is that of the strip below the words, whatever its height. */
  whole: css`
    ${framed}
    ${edge}

    ${below.desktop} {
      --column: calc(100vw - 2 * var(--gutter));
      --picture: calc(var(--column) / var(--frame-width));
      --land: 70% calc(50% + (var(--ratio) / 2 - var(--frame-top) - var(--frame-height) / 2) * var(--picture));
      --land-height: calc(var(--column) * (var(--frame-height) / var(--frame-width) + 0.04) + var(--space-4));

      ${Scene} {
        width: var(--picture);
        margin-left: calc(var(--gutter) - var(--frame-left) * var(--picture));
      }
    }
  `,
  /** A frame beside few words: on tablets there is room for it alone, on phones none. */
  inset: css`
    ${framed}

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
