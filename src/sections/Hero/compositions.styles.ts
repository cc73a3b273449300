import styled, { css } from "styled-components";
import { below, between, from, withForcedColours } from "../../theme/breakpoints";
import { Foot } from "./Figures.styles";
import { Layer, Scene } from "./Hero.styles";

/** Behind the words and beside them, or below them where there is no room. */
const landscape = css`
  /* At these widths the land, the right half of its picture, is as wide as the words leave room for. */
  ${between.desktopAndWide} {
    --land: 100% 42%;

    ${Layer} {
      --width: min(100vw, (100vw - var(--words-end)) * 2);
      inset: clamp(0px, 100% - var(--width) * var(--ratio), var(--header-height)) 0 auto auto;
      width: var(--width);
      height: min(100%, var(--width) * var(--ratio));
      mask: linear-gradient(#000 88%, transparent);
    }
  }
`;

/** A map has marks down to its lower edge. */
const edge = css`
  border-bottom: var(--hairline) solid var(--on-line);

  ${Foot}::before {
    content: none;
  }
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

/**
 * How a first screen is composed: what differs from any other land, which `Surface` describes.
 *
 * | property        | meaning                                                   |
 * | --------------- | --------------------------------------------------------- |
 * | `--land`        | what of the picture is in view, as an `object-position`   |
 * | `--land-height` | the height of the land where it is below the words        |
 * | `--land-fade`   | what is over the land, so that its edges are soft         |
 * | `--veil`        | what is between land and words: a calm sky for navigation |
 * | `--picture`     | the width of a whole picture, if only its frame is shown  |
 */
const compositions = {
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
  /** Must be readable whole: however wide the window, little is cut off its top. */
  map: css`
    ${edge}
    --veil: linear-gradient(90deg, var(--on-ground) calc(100% * var(--fade)), var(--on-control-line) 0 calc(100% * var(--fade) + 1px), transparent 0);
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

/** The section, with the veil between its land and its words: over the land's layers, unless the land is below the words. */
export const Surface = styled.section<{ $composition: Composition }>`
  --land: 70% 42%;
  --veil: linear-gradient(var(--on-ground) 3rem, transparent 7rem);
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
  ${below.desktop} {
    --land: var(--focus, 70% 26%);
    --land-height: 22rem;
    --land-fade: linear-gradient(var(--on-ground), transparent 18%, transparent 88%, var(--on-ground));
  }
  ${below.tablet} {
    --land-height: 13.5rem;
  }
  &::before {
    content: "";
    position: absolute;
    inset: 0;
    z-index: -1;
    background: var(--veil);

    ${below.desktop} {
      background: none;
    }
    /* Under forced colours, borders and marks would be illegible on the picture. */
    ${withForcedColours} {
      background: Canvas;
    }
    @media print {
      display: none;
    }
  }
  ${({ $composition }) => compositions[$composition]}
`;
