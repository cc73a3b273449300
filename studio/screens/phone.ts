import { PLATE_CSS } from "../exhibits/plate";
import { each } from "./parts";

/** A screen in a narrow column: one list of rows under a title. What is below the third row is not shown in slideshows. */
export interface PhonePanel {
  /** The area of the product, above the title. */
  kicker: string;
  title: string;
  rows: readonly (readonly [name: string, note: string, state: string])[];
  /** HTML below the rows, if any. */
  foot?: string;
}

/** A panel as HTML. */
export function phonePanel({ kicker, title, rows, foot = "" }: PhonePanel): string {
  const row = ([name, note, state]: PhonePanel["rows"][number]): string =>
    `<div class="item"><div><b>${name}</b><span class="quiet">${note}</span></div><div class="state">${state}</div></div>`;
  return `<div class="plate"><header><div><p class="kicker">${kicker}</p><h1>${title}</h1></div></header>${each(rows, row)}${foot}</div>`;
}

/** What may follow the rows: a heading with a remark, and its content. */
export const footOf = (title: string, remark: string, body: string): string =>
  `<div class="under"><h2>${title}</h2><span class="quiet">${remark}</span></div>${body}`;

/** Parts of a whole as one bar, with a key; a part has a name, an amount and a colour. */
export function partsOf(parts: readonly (readonly [name: string, amount: number, colour: string])[]): string {
  const key = each(
    parts,
    ([name, amount, colour]) => `<span><i style="background:${colour}"></i>${name}<b>${amount.toFixed(1)}</b></span>`,
  );
  return `<div class="use">${each(parts, ([, amount, colour]) => `<i style="flex:${amount};background:${colour}"></i>`)}</div><div class="key">${key}</div>`;
}

/** Rows of one line, with a cell for each of the grid's tracks in `columns`. */
export function linesOf(columns: string, rows: readonly (readonly string[])[]): string {
  return each(
    rows,
    (cells) => `<div class="line" style="grid-template-columns:${columns}">${each(cells, (cell) => `<span>${cell}</span>`)}</div>`,
  );
}

/**
 * The look of exhibits on phones, with no text smaller than 14 px in a phone's column. Three rows end at 240 px, where slideshows cut the
 * picture.
 */
export const PHONE_CSS = `${PLATE_CSS}
.plate{padding:16px 20px 16px}header{padding-bottom:10px;height:66px;margin-bottom:8px}h1{font-size:24px;white-space:nowrap}.kicker{margin-bottom:4px}
.item{display:flex;justify-content:space-between;align-items:center;gap:12px;height:50px;border-bottom:1px solid #EDE8DB;line-height:1.3}.item:last-child{border-bottom:0}
.item>:first-child{min-width:0}.item b{display:block;font-size:15px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.item span.quiet{font-size:14px;white-space:nowrap}.state{text-align:right;white-space:nowrap;color:var(--colour-text-strong)}
.tag{display:inline-block;font-size:14px;line-height:1;padding:4px 6px;border-radius:2px;border:1px solid var(--colour-paper-line);color:var(--colour-text-body);background:var(--colour-paper)}.tag.sea{color:var(--colour-sea);border-color:#bcd3cf;background:#f0f6f4}.tag.brass{color:var(--colour-brass-text);border-color:#e3d2a9;background:#fbf5e6}.tag.red{color:var(--colour-error);border-color:#e6c5c2;background:#fbf1ef}.tag.ink{height:auto;background:var(--colour-ink);border-color:var(--colour-ink);color:var(--colour-text-on-ink)}
.under{display:flex;justify-content:space-between;align-items:baseline;margin-top:14px;padding-bottom:4px;border-bottom:1px solid var(--colour-text-strong)}.under h2{font-size:18px}
.line{display:grid;gap:8px;align-items:center;min-height:33px;border-bottom:1px solid #EDE8DB;font-size:14px;line-height:1.25;white-space:nowrap}.line:last-child{border:0}.line>:first-child{color:var(--colour-text-strong)}.line>:last-child{text-align:right}
.use{display:flex;gap:2px;height:12px;margin:11px 0 8px}.key{display:grid;grid-template-columns:1fr 1fr;gap:3px 18px;font-size:14px}.key span{display:flex;align-items:center;gap:7px;white-space:nowrap}.key i{width:10px;height:10px;flex:none}.key b{margin-left:auto}
`;
