import { HEADING_LETTERS, HEADING_RANGE } from "./font-files/heading-letters.generated";
import inter from "./font-files/inter.woff2";
import sourceSerif from "./font-files/source-serif-4.woff2";

/** The font file that every page needs first, to be preloaded; `studio/fonts` subsets it. */
export const textFont: string = inter;

/**
 * Loads the letters of headings before the first layout, which would otherwise measure lines without them. U+20, for which `load` asks by
 * default, is one of them.
 */
export const readHeadingLetters = "document.fonts.load('1em \"Source Serif 4 Variable\"')";

/** The rule of the font of text. It stands alone, so that a page change can apply it again (`browser/late-font.ts`). */
export const textFace = `
  @font-face {
    font-family: "Inter Variable";
    font-style: normal;
    font-weight: 100 900;
    font-display: optional;
    src: url("${inter}") format("woff2");
  }
`;

/**
 * The letters of headings are embedded in the page, so that no headline is ever drawn in a system font; the file with all other letters is
 * loaded when needed. The font of text is preloaded and optional: if it arrives too late for the first paint, the page keeps a system font
 * with its metrics, because a swap would move lines, and the next page has it. The rules are in the static head, not among the styles that
 * scripts write: rewriting a rule creates a new font face, which by then is cached, and would swap in and move lines. `size-adjust` is the
 * ratio of the fonts' widths in Latin text, from which ascent and descent follow; Source Serif's was measured in our own 486 headings (96
 * to 109 %, median 103.6 %).
 */
export const fontFaces = `
  @font-face {
    font-family: "Source Serif 4 Variable";
    font-style: normal;
    font-weight: 200 900;
    font-display: optional;
    src: url("${sourceSerif}") format("woff2");
    unicode-range: U+22-23, U+27, U+2a, U+3c-3e, U+40, U+5b-60, U+7b-10ffff;
  }
  @font-face {
    font-family: "Source Serif 4 Variable";
    font-style: normal;
    font-weight: 200 900;
    font-display: block;
    src: url("${HEADING_LETTERS}") format("woff2");
    unicode-range: ${HEADING_RANGE};
  }
  @font-face {
    font-family: "Source Serif 4 Fallback";
    src: local("Times New Roman"), local("Liberation Serif"), local("Tinos");
    size-adjust: 103.6%;
    ascent-override: 100%;
    descent-override: 32.34%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: "Inter Fallback";
    src: local("Arial"), local("Liberation Sans"), local("Arimo");
    size-adjust: 107.12%;
    ascent-override: 90.44%;
    descent-override: 22.52%;
    line-gap-override: 0%;
  }
`;
