/**
 * Styles for browsers without scripts, in the head of every page: what is shown one at a time is shown in full, one below the other, and
 * what could not work is hidden. `data-unfolds` marks the container of parts of which all but one are `hidden`.
 */
export const noscriptStyles = `
  [data-needs-scripts] { display: none !important; }
  [data-unfolds] { display: block !important; grid-column: 1 / -1; }
  [data-unfolds] > * { margin-bottom: 2rem; }
  [data-unfolds] > [hidden] { position: relative !important; visibility: visible !important; opacity: 1 !important; }
  [data-unfolds] > [role="tabpanel"], [data-unfolds] img { display: block !important; }
`;
