import { each } from "../screens/parts";

/** A document or screen that one audience knows: one page of HTML, which CSS lays out for wide pages and for phones. */
export interface Exhibit {
  /** The kind of document, above the title. */
  kicker: string;
  title: string;
  /** To the right of the title; phones leave it out. */
  note: string;
  body: string;
  /** CSS for this exhibit alone. Phones leave out elements of class `wide`; only phones show those of class `narrow`. */
  css?: string;
}

/** The HTML of an exhibit, with the heading that all of them have. */
export function plate({ kicker, title, note, body }: Exhibit): string {
  return `<div class="plate"><header><div><p class="kicker">${kicker}</p><h1>${title}</h1></div><p class="note wide">${note}</p></header>${body}</div>`;
}

interface LedgerColumn {
  title: string;
  number?: boolean;
  /** Whether phones leave the column out. */
  wide?: boolean;
  width?: string;
}

/** A table ruled with hairlines; `totals` is its last row, under a strong rule. */
export function ledger(columns: readonly LedgerColumn[], rows: readonly (readonly string[])[], totals?: readonly string[]): string {
  const look = (index: number): string => {
    const { number, wide, width } = columns[index] ?? {};
    return ` class="${number ? "num" : ""}${wide ? " wide" : ""}"${width ? ` style="width:${width}"` : ""}`;
  };
  const line = (cells: readonly string[], kind: string): string =>
    `<tr${kind}>${each(cells, (cell, index) => `<td${look(index)}>${cell}</td>`)}</tr>`;
  const heads = each(columns, ({ title }, index) => `<th${look(index)}>${title}</th>`);
  return `<table><thead><tr>${heads}</tr></thead><tbody>${each(rows, (row) => line(row, ""))}${totals ? line(totals, ' class="total"') : ""}</tbody></table>`;
}

/** Names and values in pairs, ruled with hairlines. */
export function pairs(items: readonly (readonly [name: string, value: string])[], look = ""): string {
  return `<dl class="${look}">${each(items, ([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

/** A bar of ink in place of something not yet disclosed; `width` in em. */
export function ink(width: number): string {
  return `<i class="ink" style="width:${width}em"></i>`;
}

/** A full, half or empty disc: arrived, under way, not yet. */
export function disc(state: 2 | 1 | 0): string {
  return `<i class="disc d${state}"></i>`;
}

/**
 * The look shared by all exhibits. Headings use the display cut, as the page's do. No text is smaller than 14 px in a column of
 * 1,060 px, which is 12 px on the narrowest page that shows it, or in a phone's, 348 px wide. Only cells of numbers use tabular figures,
 * which also widen hyphens.
 */
export const PLATE_CSS = `
*{box-sizing:border-box;margin:0;padding:0}
body{background:var(--colour-paper-card);color:var(--colour-text-body);font:400 15.5px/1.5 var(--font-sans);-webkit-font-smoothing:antialiased}
.plate{padding:36px 38px 34px}
header{display:flex;justify-content:space-between;align-items:flex-end;gap:40px;padding-bottom:22px;border-bottom:1px solid var(--colour-text-strong);position:relative}
header:after{content:'';position:absolute;left:0;bottom:-2px;width:76px;height:3px;background:var(--colour-brass)}
h1,h2,.serif{font-variation-settings:'opsz' 48}h1{font:400 38px/1.08 var(--font-serif);letter-spacing:-.014em;color:var(--colour-text-strong);text-wrap:balance}p,.foot{text-wrap:balance}h2{font:400 22px/1.2 var(--font-serif);letter-spacing:-.005em;color:var(--colour-text-strong)}
.kicker{font-size:14px;color:var(--colour-brass-text);margin-bottom:7px}.note{text-align:right;color:var(--colour-text-quiet);max-width:380px;line-height:1.45;flex:none;font-size:15px}
.quiet{color:var(--colour-text-quiet)}.strong,b{color:var(--colour-text-strong);font-weight:560}.serif{font-family:var(--font-serif);font-weight:400;color:var(--colour-text-strong)}.small{font-size:14px}.sea{color:var(--colour-sea)}.brass{color:var(--colour-brass-text)}
table{width:100%;border-collapse:collapse}th{font-weight:400;font-size:14px;color:var(--colour-text-quiet);text-align:left;padding:14px 14px 8px 0;border-bottom:1px solid var(--colour-paper-line);white-space:nowrap}td{padding:10px 14px 10px 0;border-bottom:1px solid #EDE8DB;color:var(--colour-text-body)}td:first-child{color:var(--colour-text-strong)}th.num,td.num{text-align:right}td.num,dl.sum dd,.even{font-variant-numeric:tabular-nums}th:last-child,td:last-child{padding-right:0}tr:last-child td{border-bottom:0}tr.total td{border-top:1.5px solid var(--colour-text-strong);color:var(--colour-text-strong);font-weight:560}
dl>div{display:flex;justify-content:space-between;gap:16px;padding:9px 0;border-bottom:1px solid #EDE8DB}dl>div:last-child{border-bottom:0}dd{color:var(--colour-text-strong);text-align:right}dl.sum>div:last-child{border-top:1px solid var(--colour-text-strong);font-weight:560}dl.sum>div:last-child dt{color:var(--colour-text-strong)}
.cols{display:grid;gap:52px}.block>h2{padding:22px 0 8px}
.ink{display:inline-block;height:.82em;background:var(--colour-ink);vertical-align:-.06em;border-radius:1px}
.disc{display:inline-block;width:13px;height:13px;border-radius:50%;border:1.5px solid #cfc9b8;vertical-align:-1px}.d2{background:var(--colour-sea);border-color:var(--colour-sea)}.d1{border-color:var(--colour-brass-deep);background:linear-gradient(90deg,var(--colour-brass) 50%,transparent 50%)}
.bar{height:7px;background:#EDE8DB}.bar i{display:block;height:100%;background:var(--colour-ink-line)}.bar.sea i{background:var(--colour-sea)}.bar.brass i{background:var(--colour-brass)}
.foot{margin-top:20px;padding-top:14px;border-top:1px solid var(--colour-paper-line);display:flex;justify-content:space-between;gap:30px;font-size:14px;color:var(--colour-text-quiet)}.foot b{font-weight:500}
.narrow{display:none!important}
@media(max-width:600px){body{font-size:14.5px}.plate{padding:24px 20px 22px}header{padding-bottom:14px;margin-bottom:6px}h1{font-size:27px}h2{font-size:19px}.wide{display:none!important}.narrow{display:revert!important}.cols{display:block}td{padding:8px 10px 8px 0}th{padding:10px 10px 7px 0}dl>div{padding:7px 0}.foot{display:block;margin-top:12px;padding-top:10px}.foot>span{display:block}}
`;
