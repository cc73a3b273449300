/**
 * The visual tokens. Only this file defines colours, type sizes and the spacing scale; components use the CSS variables that `variables.ts`
 * derives from it, by their semantic names.
 */

/** Colours by purpose; every pair of text and ground in use is tested for contrast. */
export const colours = {
  ink: "#0b1420",
  "ink-raised": "#101c2b",
  "ink-line": "#22344a",
  "ink-line-strong": "#5b7390",
  "sea-ground": "#081a1b",
  "sea-raised": "#0f2626",
  "sea-line": "#1f4442",
  "sea-line-strong": "#5c827d",
  paper: "#fbfaf6",
  "paper-band": "#f3f0e7",
  noon: "#f8f4ec",
  fog: "#edeff1",
  "fog-line": "#ccd3d7",
  "paper-card": "#ffffff",
  "paper-line": "#e2dccb",
  "paper-line-strong": "#7d7666",
  "text-strong": "#12202f",
  "text-body": "#44525f",
  "text-quiet": "#5f6b76",
  "text-on-ink": "#f6f2e8",
  "text-on-ink-quiet": "#b9c2cc",
  brass: "#c8a45c",
  "brass-bright": "#dcbd7c",
  "brass-deep": "#b08d45",
  "brass-text": "#7a5b1e",
  sea: "#1f5f5b",
  error: "#9b2c2c",
  "error-on-ink": "#f0a8a0",
} as const;

/** Limits a type size, so that long words fit a small window even if text is enlarged. */
const WORD_LIMIT = "14vw";

/** Fluid type sizes, for windows from 390 px to 1280 px wide. */
export const typeSizes = {
  display: `min(clamp(2.75rem, 1.65rem + 4.49vw, 5.25rem), ${WORD_LIMIT})`,
  h1: `min(clamp(2.25rem, 1.59rem + 2.7vw, 3.75rem), ${WORD_LIMIT})`,
  h2: `min(clamp(1.75rem, 1.31rem + 1.8vw, 2.75rem), ${WORD_LIMIT})`,
  h3: "min(clamp(1.25rem, 1.14rem + 0.45vw, 1.5rem), 10vw)",
  lead: "clamp(1.125rem, 1.07rem + 0.22vw, 1.25rem)",
  body: "clamp(1.0625rem, 1.03rem + 0.11vw, 1.125rem)",
  title: "1.25rem",
  large: "1.125rem",
  base: "1rem",
  dense: "0.9375rem",
  small: "0.875rem",
  label: "0.8125rem",
  /** On the paper of an exhibit: they follow its width, not the window's. */
  sheet: "clamp(0.875rem, 0.2rem + 3cqi, 1rem)",
  "sheet-title": "clamp(1.25rem, 0.6rem + 3.8cqi, 2.75rem)",
  "sheet-heading": "min(var(--type-sheet-title), 2rem)",
  "sheet-figure": "clamp(1.5rem, 0.6rem + 5.5cqi, 2.75rem)",
  mark: "0.75rem",
  print: "10.5pt",
  // For one place each.
  opening: "min(max(2.75rem, 8.75svh), var(--type-display))",
  chapter: "min(clamp(1.5rem, 1.3rem + 0.8vw, 2rem), 12vw)",
  step: "clamp(1.5rem, 0.6rem + 1.6vw, 2rem)",
  card: "1.875rem",
  brand: "min(1.375rem, 6.7vw)",
} as const;

/** The spacing scale, in rem: 4 8 12 16 24 32 48 64 px. */
export const spaces = {
  1: "0.25rem",
  2: "0.5rem",
  3: "0.75rem",
  4: "1rem",
  5: "1.5rem",
  6: "2rem",
  7: "3rem",
  8: "4rem",
} as const;

/** Width of the middle column. */
const PAGE_WIDTH = "clamp(77.5rem, 75vw, 96rem)";

/** The `sizes` of a picture as wide as the middle column. */
export const PAGE_WIDE = `(min-width: 90rem) ${PAGE_WIDTH}, 90vw`;

/** Everything else: shapes, times, measures. */
export const shapes = {
  "radius-control": "2px",
  "radius-card": "4px",
  hairline: "1px",
  "shadow-floating": "0 1.5rem 3rem -1rem rgb(11 20 32 / 28%)",
  "time-control": "200ms",
  "time-fade": "500ms",
  easing: "cubic-bezier(0.2, 0.6, 0.2, 1)",
  /** 62 to 70 characters: most are narrower than the zero. */
  measure: "51ch",
  "measure-heading": "32ch",
  "page-width": PAGE_WIDTH,
  gutter: "clamp(1.25rem, 5vw, 4rem)",
  /** From the edge of what it is used in, as wide as the window, to the page's column. */
  "column-edge": "max(var(--gutter), (100% - var(--page-width)) / 2)",
  "words-end": "calc(var(--column-edge) + 35rem)",
  "section-space": "clamp(3.25rem, 2.48rem + 3.15vw, 5rem)",
  "header-height": "4.5rem",
  target: "2.75rem",
} as const;

/** Font stacks; the fallbacks have the metrics of the fonts that they stand in for. */
export const fonts = {
  serif: '"Source Serif 4 Variable", "Source Serif 4 Fallback", Georgia, serif',
  sans: '"Inter Variable", "Inter Fallback", Arial, sans-serif',
} as const;

/** The size of the pictures that other sites show beside a link, in pixels. */
export const previewSize = { width: 1200, height: 630 } as const;
