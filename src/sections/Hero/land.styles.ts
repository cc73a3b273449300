import { below, between, from, withForcedColours } from "../../theme/breakpoints";
import { eased } from "../../theme/eased-gradient";

const FIRST_SCREEN = "[data-light][data-size]";
const MAP = ':is([data-light="noon"], [data-light="fog"])[data-size]';
const COMPACT = '[data-light][data-size="compact"]';

/** The contact page's pillar, which the narrow strip shows whole, with the ring around its foot. */
const PILLAR = `[data-light="dawn"]${COMPACT}`;

/** A sheet of the index beside a page's search. */
const INDEX_SHEET = `${MAP}${COMPACT} > :first-child`;

/** A map that is shown whole, in its frame. */
const WHOLE_MAP = '[data-light][data-framed="true"][data-size="half"]';

/** Over the picture (-3) and the video (-2). */
const VEIL = `${FIRST_SCREEN}::before`;

/**
 * The land of a first screen: which part of its picture is visible, how high it is and where it fades if it is below the words, and how it
 * is subdued behind text and navigation. A map must be readable whole: however wide the window, little is cut off its top; it has a
 * clearing for the words, and a lower edge. A global style, so that no script contains it.
 */
export const heroLand = `
  ${FIRST_SCREEN} {
    --land: 70% 42%;
  }
  ${MAP} {
    --land: 70% max(-5.5vw, 42%);
    --clearing: clamp(1.5rem, 9.375vw - 4.5rem, 3rem);
  }
  /* At these widths the text takes up so much of the window that the land starts further right. */
  ${between.desktopAndWide} {
    ${FIRST_SCREEN}:not(${MAP}) { --land: 25% 42%; }
  }
  /* The sheet starts directly below the navigation. */
  ${from.desktop} {
    ${MAP}${COMPACT} { --land: 70% calc(var(--header-height) + var(--space-5) - 11.35vw); }
  }
  /* As in the closing picture: of the picture's width, the share "margin" is left of the frame, the share "frame" inside. */
  ${WHOLE_MAP} {
    --margin: 0.5663;
    --frame: 0.4068;
  }
  ${from.desktop} {
    ${WHOLE_MAP} {
      --picture: min(100vw, 88rem);
      /* The frame begins below the navigation. */
      --land: 70% calc(6rem - 0.122 * var(--picture));
    }
    /* The frame ends with the page's column. */
    ${WHOLE_MAP} > :first-child {
      inset-inline: auto calc(max(var(--gutter), (100% - var(--page-width)) / 2) - (1 - var(--margin) - var(--frame)) * var(--picture));
      width: var(--picture);
    }
    ${INDEX_SHEET} img { translate: calc(4.22% - max(var(--gutter), (100% - var(--page-width)) / 2)); }
  }
  /* Shows only the sheet, beside the words. */
  ${between.tabletAndDesktop} {
    @media screen and (forced-colors: none) {
      ${INDEX_SHEET} {
        display: block;
        position: absolute;
        inset: var(--header-height) var(--gutter) 0 auto;
        width: 13rem;
        margin: 0;
        mask: linear-gradient(#000 75%, transparent);
      }
      ${INDEX_SHEET} img {
        position: absolute;
        top: 50%;
        left: -189%;
        width: 302%;
        max-width: none;
        height: auto;
        translate: 0 -50%;
      }
    }
  }
  /* An exhibit is paper until its drawing arrives. */
  ${FIRST_SCREEN} figure img { background: var(--colour-paper-card); }
  ${between.tabletAndDesktop} {
    ${FIRST_SCREEN}[data-exhibit="picture"] h1 { font-size: calc(0.85 * var(--type-h1)); }
    /* Browsers balance only short texts. */
    ${FIRST_SCREEN}[data-exhibit="picture"] h1 + p { text-wrap: pretty; }
  }
  /* Moves the pause button of the land's video out from under the exhibit and its caption. */
  ${from.desktop} {
    ${FIRST_SCREEN}[data-exhibit] { --pause-place: calc(100% - var(--header-height) - var(--space-3) - var(--target)); }
  }
  ${below.desktop} {
    ${FIRST_SCREEN} {
      --land: 70% 26%;
      --land-height: 22rem;
      --land-fade: linear-gradient(var(--on-ground), transparent 18%, transparent 88%, var(--on-ground));
    }
    ${MAP} {
      --land: 70% 38%;
      --land-height: 34rem;
      --land-fade: linear-gradient(var(--on-ground), transparent 10%);
    }
    ${COMPACT} { --land: 70% 40%; --land-height: 16rem; }
    ${PILLAR} { --land: 70% 46%; }
    ${WHOLE_MAP} {
      --land: 70% 30%;
      --land-height: calc((100vw - 2 * var(--gutter)) * 0.6);
      --land-fade: none;
    }
    ${WHOLE_MAP} > :first-child {
      width: calc((100% - 2 * var(--gutter)) / var(--frame));
      margin-left: calc(var(--gutter) - (100% - 2 * var(--gutter)) * var(--margin) / var(--frame));
    }
  }
  ${below.tablet} {
    ${FIRST_SCREEN} { --land-height: 13.5rem; }
    ${MAP} { --land-height: 18.5rem; }
    ${COMPACT} { --land: 70% 52%; --land-height: 8.5rem; }
  }
  ${VEIL} {
    content: "";
    position: absolute;
    inset: 0;
    z-index: -1;
    background: linear-gradient(var(--sky, var(--on-ground)) 3rem, transparent 9rem), var(--aside, none);
  }
  /* At these widths words reach beyond where the land's lines begin. */
  ${between.desktopAndWide} {
    ${VEIL} { --aside: linear-gradient(90deg, ${eased("var(--on-ground)", "transparent", "var(--words-end)", "13rem")}); }
  }
  /* A calm sky behind the navigation; at dawn some light remains in it. */
  [data-light="dawn"] {
    --sky: color-mix(in srgb, var(--on-ground) 75%, transparent);
  }
  ${MAP}:not([data-size="compact"]) {
    border-bottom: var(--hairline) solid var(--on-line);
  }
  ${MAP}::before {
    background: none;
  }
  /* These sheets have no shore: their lines come out of the ground. */
  ${from.desktop} {
    ${MAP}[data-size="half"]:has([data-actions])::before,
    [data-light="night"]${COMPACT}::before {
      background:
        linear-gradient(var(--on-ground) 3rem, transparent 9rem),
        linear-gradient(90deg, var(--on-ground) 57%, transparent 65%);
    }
  }
  ${below.desktop} {
    [data-light="fog"][data-size="half"] {
      --land-fade:
        linear-gradient(var(--on-ground), transparent 10%),
        linear-gradient(90deg, var(--on-ground) 57%, transparent 64%);
    }
  }
  /* Here the land is below the words. */
  ${below.desktop} {
    ${VEIL} { background: none; }
  }
  /* Under forced colours, borders and marks would be illegible on the picture. */
  ${withForcedColours} {
    ${VEIL} { background: Canvas; }
  }
  @media print {
    ${VEIL} { display: none; }
  }
`;
