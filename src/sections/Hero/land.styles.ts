import { css } from "styled-components";
import { below, between, from, withForcedColours } from "../../theme/breakpoints";
import { eased } from "../../theme/mixins";
import { onMap } from "../../theme/variables";

const inFrame = ':is([data-land="frame"], [data-land="inset"])';

/**
 * The land of a first screen: which part of its picture is visible, how high it is and where it fades if it is below the words, and how it
 * is subdued behind text and navigation. A map must be readable whole: however wide the window, little is cut off its top; it has a
 * clearing for the words, and a lower edge. What depends on the picture itself comes with it (`components/picture-geometry.ts`).
 */
export const land = css`
  --land: 70% 42%;
  --column: min(var(--frame-max, 100vw), 100vw - 2 * var(--gutter));

  &${onMap} {
    --land: 70% max(-5.5vw, 42%);
    --clearing: clamp(1.5rem, 9.375vw - 4.5rem, 3rem);

    &:not([data-land="inset"]) {
      border-bottom: var(--hairline) solid var(--on-line);
    }
  }
  /* A calm sky behind the navigation; at dawn some light remains in it. */
  &[data-light="dawn"] {
    --sky: color-mix(in srgb, var(--on-ground) 75%, transparent);
  }
  /* At these widths the text takes up so much of the window that the land starts further right, and that words reach beyond its start. */
  ${between.desktopAndWide} {
    &:not(${onMap}) {
      --land: 25% 42%;
      --aside: linear-gradient(90deg, ${eased("var(--on-ground)", "transparent", "var(--words-end)", "13rem")});
    }
  }
  ${from.desktop} {
    &[data-faded="true"] {
      --aside: linear-gradient(90deg, var(--on-ground) var(--fade), transparent calc(var(--fade) + 8%));
    }
    &${inFrame} {
      --picture: min(100vw, 88rem);
      /* The frame begins below the navigation. */
      --land: 70% calc(6rem - var(--frame-top) * var(--picture));
    }
  }
  /* Moves the pause button of the land's video out from under the exhibit and its caption. */
  ${from.desktop} {
    &[data-exhibit] {
      --pause-place: calc(100% - var(--header-height) - var(--space-3) - var(--target));
    }
  }
  ${below.desktop} {
    --land: var(--focus, 70% 26%);
    --land-height: 22rem;
    --land-fade: linear-gradient(var(--on-ground), transparent 18%, transparent 88%, var(--on-ground));

    &${onMap} {
      --land: var(--focus, 70% 38%);
      --land-height: 34rem;
      --land-fade: linear-gradient(var(--on-ground), transparent 10%);
    }
    /* Fog hides the edge here too. */
    &[data-ground="fog"][data-faded="true"] {
      --land-fade:
        linear-gradient(var(--on-ground), transparent 10%),
        linear-gradient(90deg, var(--on-ground) var(--fade), transparent calc(var(--fade) + 8%));
    }
    &[data-size="compact"] {
      --land-height: 16rem;
    }
    &[data-land="beside"] {
      --land-height: 20rem;
    }
  }
  ${below.tablet} {
    --land-height: 13.5rem;

    &${onMap} {
      --land-height: 18.5rem;
    }
    &[data-size="compact"] {
      --land-height: 8.5rem;
    }
  }
  ${below.desktop} {
    /* The frame's middle is that of the strip, whatever its height. */
    &[data-land="frame"] {
      --picture: calc(var(--column) / var(--frame-width));
      --land: 70% calc(50% + (var(--ratio) / 2 - var(--frame-top) - var(--frame-height) / 2) * var(--picture));
      --land-height: calc(var(--column) * (var(--frame-height) / var(--frame-width) + 0.04) + var(--space-4));
      --land-fade: none;
    }
  }
  /* Over the picture (-3) and the video (-2), unless the land is below the words, or stands clear in its frame. */
  &::before {
    content: "";
    position: absolute;
    inset: 0;
    z-index: -1;
    background: var(--veil, linear-gradient(var(--sky, var(--on-ground)) 3rem, transparent 9rem), var(--aside, none));

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
  &${inFrame} {
    --veil: none;
  }
`;
