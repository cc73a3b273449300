import { each } from "../screens/parts";

/** One line of two listings: its name, and what each says. */
export type Line = readonly [name: string, first: string, second: string];

/** Two listings side by side, line by line; phones show the first of the lines. */
export const comparison = (heads: readonly [first: string, second: string], lines: readonly Line[]): string =>
  `<div class="two"><span class="h"></span>${each(heads, (head) => `<h2 class="h">${head}</h2>`)}${each(lines, ([name, first, second]) => `<span class="quiet">${name}</span><span class="v">${first}</span><span class="v">${second}</span>`)}</div>`;

/** Its look; `onPhones` is the number of lines that phones show. */
export const comparisonCss = (onPhones: number): string =>
  `.two{display:grid;grid-template-columns:190px 1fr 1fr;font-size:16.5px}.two>*{padding:11px 16px 11px 0;border-bottom:1px solid #EDE8DB}.two>:nth-last-child(-n+3){border:0}.two .h{padding-top:20px;border-color:var(--colour-paper-line)}.two .v{color:var(--colour-text-strong)}.whole{white-space:nowrap}.missing{display:inline-block;padding:1px 9px;border:1.5px dashed var(--colour-brass-deep);color:var(--colour-brass-text);white-space:nowrap}@media(max-width:600px){.two{grid-template-columns:1fr 1fr;gap:0 14px;font-size:14px}.two>*{padding:0 0 8px}.two .quiet{grid-column:1/3;padding:5px 0 1px;border:0}.two .h:empty{display:none}.two h2.h{padding:8px 0 6px;font-size:18px}.two>:nth-child(n+${3 * onPhones + 4}){display:none}}`;
