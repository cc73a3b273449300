import { createGlobalStyle } from "styled-components";
import { dimmed } from "../components/Dialog.styles";
import { exhibitTables } from "../components/Exhibit/Table.styles";
import { whenHovering, whenShort, whenTiny } from "../theme/breakpoints";
import { travellingLine } from "../theme/mixins";
import { grounds, onGround, tokenVariables } from "../theme/variables";
import { consentQuestion } from "./Consent/Consent.styles";
import { appears } from "./entrance-animations";

/** Sets the colours of whatever has a ground: bands, first screens, header and footer. */
const groundRules = (): string => grounds.map((ground) => `[data-ground="${ground}"] { ${onGround(ground)} }`).join("\n");

/**
 * Global styles: tokens, plain elements, focus rings, reduced motion. Everything else is a styled component, beside what it styles, and
 * comes with the scripts of each page that imports it. The tables of exhibits would be too heavy for that, and the consent question would
 * be styled too late: their styles select by attribute, and are only in the HTML. The functions run only during rendering. A built page
 * never renders this component (`wrap-page.tsx`), so the tokens stay out of its scripts.
 */
export const GlobalStyle = createGlobalStyle`
  :root {
    ${tokenVariables}
    ${() => onGround("paper")}
    /* The colours are chosen for contrast; a browser that darkened light pages would spoil it. */
    color-scheme: only light;

    ${whenShort} { --header-height: 3rem; }
  }

  *, *::before, *::after { box-sizing: border-box; }

  html {
    -webkit-text-size-adjust: 100%;
    scroll-padding-top: calc(var(--header-height) + var(--space-5));
    /* Browsers leave a permanent scroll bar out of vw, and likewise the space it has behind a dialog. */
    overflow-y: scroll;
    background: var(--colour-ink);

    ${whenTiny} { scroll-padding-top: var(--space-2); }
  }

  /* A press that waits for the scripts (browser/starter.js), and a page change that takes longer than a second. */
  :is(button, label):is([aria-busy="true"], :has(> [aria-busy="true"])) { box-shadow: 0 2px var(--on-accent); cursor: progress; }
  main[aria-busy="true"]::before { ${travellingLine} position: fixed; z-index: 39; inset: var(--header-height) auto auto 0; }

  /* Controls that do nothing once the scripts have failed to load (browser/starter.js). */
  [data-scripts="failed"] [data-needs-scripts] { display: none; }

  /* The page behind a dialog does not scroll and keeps its width: the space of the scroll bar is dimmed too, as if it were paper. */
  html:has(dialog[open]) {
    overflow: hidden;
    scrollbar-gutter: stable;
    background: ${dimmed("var(--colour-paper)")};

    [data-consent] { visibility: hidden; }
  }

  /*
   * The side panel's close button appears where the menu button was: for half a second it ignores clicks, so that a double tap does not
   * close the panel again. Nothing visibly moves, so this also applies under reduced motion.
   */
  @keyframes second-tap-passes {
    from, 99% { pointer-events: none; }
  }
  dialog[data-shape="side"] [command="close"] { animation: second-tap-passes 0.5s !important; }

  body {
    margin: 0;
    /* The consent sheet widens this border, to let the foot of the page scroll above it (Consent/ConsentQuestion.tsx). */
    border-bottom: 0 solid var(--colour-ink);
    background: var(--colour-paper);
    color: var(--on-text);
    font-family: var(--font-sans);
    font-size: var(--type-body);
    line-height: 1.6;
    -webkit-font-smoothing: antialiased;
    /* Unlike break-word, this reduces a box's minimum width: at twice the text size, one long word is wider than a small window. */
    overflow-wrap: anywhere;
  }
  /* Keeps the footer out of sight while only a page's first sections are rendered (sections/SectionList.tsx). */
  main { min-height: calc(100vh - var(--header-height)); }
  p, li, dd, td, figcaption { text-wrap: pretty; }
  /* With anywhere, a table column could become as narrow as one letter; instead, the table scrolls. */
  table { overflow-wrap: break-word; }

  h1, h2, h3, h4 {
    margin: 0;
    color: var(--on-heading);
    font-family: var(--font-serif);
    font-weight: 400;
    line-height: 1.08;
    letter-spacing: -0.015em;
    text-wrap: balance;
  }
  h1 { font-size: var(--type-h1); line-height: 1.04; }
  h2 { font-size: var(--type-h2); }
  h3 { font-size: var(--type-h3); line-height: 1.2; letter-spacing: -0.005em; }

  p { margin: 0; }
  :where(a) {
    color: var(--on-link);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
    transition: color var(--time-control) var(--easing);
  }
  ${whenHovering} {
    :where(a:hover) { text-decoration-thickness: 2px; }
  }
  :where(a:active) { color: var(--on-heading); }
  img, video, svg { display: block; max-width: 100%; }
  button, input, select, textarea { font: inherit; color: inherit; }
  button { cursor: pointer; }
  :disabled { cursor: not-allowed; }

  /* The lower edge fades out while there is more to scroll to. Browsers without scroll timelines show a hard edge. */
  @keyframes foot-arrives {
    from, 85% { mask-size: 100% 100%; }
    from, to { mask-image: linear-gradient(#000 calc(100% - 3rem), transparent); }
    to { mask-size: 100% calc(100% + 3rem); }
  }
  @supports (animation-timeline: scroll(self)) {
    [data-fades] {
      animation: foot-arrives linear;
      animation-timeline: scroll(self);
    }
  }

  ${exhibitTables}
  ${consentQuestion}
  ${() => appears}

  ${groundRules}

  :focus-visible {
    outline: 2px solid var(--on-focus);
    outline-offset: 3px;
  }
  /* WebKit, which alone knows this property, forgets :focus-visible when an arrow key chooses the next radio button. */
  @supports (hanging-punctuation: first) {
    :where([type="radio"]):focus {
      outline: 2px solid var(--on-focus);
      outline-offset: 3px;
    }
  }

  /* The bot check's badge would stay on every later page; the sentence under the form replaces it. */
  .grecaptcha-badge { visibility: hidden; }

  /* Not on the root: Chromium would restyle every element that inherits it each time the root changes. */
  body ::selection { background: var(--colour-brass); color: var(--colour-ink); }

  @media print {
    @page {
      margin: 2cm;
      @bottom-right { content: counter(page) " / " counter(pages); color: var(--colour-text-quiet); font: 9pt sans-serif; }
    }

    :root { --gutter: 0rem; }
    html, body { border: 0 !important; background: none; font-size: var(--type-print); }
    main > [data-ground] { min-height: 0; margin-top: 0; padding-block: var(--space-5); }
    h1, h2, h3, h4, main header { break-after: avoid; }
    p, li { orphans: 3; widows: 3; }
    tr, figure, main > section li { break-inside: avoid; }
  }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
    }
  }
`;
