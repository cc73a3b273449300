import { colours, fonts } from "../../../src/theme/tokens";

const COLOURS = Object.entries(colours)
  .map(([name, value]) => `--${name}: ${value};`)
  .join(" ");

/** The page's style sheet: the site's colours, and system fonts. */
export const STYLES = `
  :root { ${COLOURS} }
  * { box-sizing: border-box; }
  body { margin: 0 auto; max-width: 70rem; padding: 2rem clamp(1rem, 4vw, 3rem) 4rem; background: var(--paper); color: var(--text-body);
    font: 1rem/1.6 ${fonts.sans}; overflow-wrap: anywhere; }
  h1, h2, h3 { margin: 0; color: var(--text-strong); font-family: ${fonts.serif}; font-weight: 500; line-height: 1.2; }
  h1 { font-size: clamp(1.75rem, 5vw, 2.5rem); }
  h2 { font-size: 1.375rem; }
  h3 { font-size: 1.125rem; }
  a { color: var(--brass-text); }
  a:focus-visible { outline: 2px solid var(--brass-deep); outline-offset: 2px; }
  section { margin-top: 2.5rem; border-top: 1px solid var(--paper-line); padding-top: 1.5rem; }
  section > p { max-width: 66ch; }
  code, pre { font: 0.875rem/1.5 ui-monospace, monospace; }
  pre { overflow-x: auto; border: 1px solid var(--paper-line); background: var(--paper-card); padding: 1rem; }
  .file, figcaption, nav { color: var(--text-quiet); font-size: 0.875rem; }
  .file { margin: 0.25rem 0 1rem; }
  .lost { border-top: 0; border-left: 4px solid var(--error); padding: 0 0 0 1rem; }
  nav ul { columns: 12rem; padding: 0; list-style: none; }
  nav a { display: inline-block; padding: 0.25rem 0; }
  ins { background: #e4efe6; color: var(--sea); text-decoration: underline; text-underline-offset: 0.2em; }
  del { background: #f7e6e3; color: var(--error); text-decoration: line-through; }
  ins::before, del::before { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  ins::before { content: "[new] "; }
  del::before { content: "[removed] "; }
  .pair { display: grid; gap: 1rem; margin: 1.25rem 0; }
  @media (min-width: 40rem) { .pair { grid-template-columns: 1fr 1fr; } }
  figure { margin: 0; }
  img, .none { display: block; width: 100%; height: auto; border: 1px solid var(--paper-line); background: var(--paper-band); }
  img { object-fit: contain; max-height: 30rem; }
  .none { margin: 0; padding: 2rem 1rem; text-align: center; }
  figcaption { margin-top: 0.5rem; }
`;
