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

/**
 * The look of screens on phones, with no text smaller than 14 px in a phone's column. Three rows end at 240 px, where slideshows cut the
 * picture.
 */
export const PHONE_CSS = `
*{box-sizing:border-box;margin:0;padding:0}
body{background:var(--colour-paper-card);color:var(--colour-text-body);font:400 14.5px/1.5 var(--font-sans);-webkit-font-smoothing:antialiased}
.plate{padding:16px 20px 16px}
header{display:flex;align-items:flex-end;padding-bottom:10px;height:66px;margin-bottom:8px;border-bottom:1px solid var(--colour-text-strong);position:relative}
header:after{content:'';position:absolute;left:0;bottom:-2px;width:76px;height:3px;background:var(--colour-brass)}
h1{font:400 24px/1.08 var(--font-serif);letter-spacing:-.014em;color:var(--colour-text-strong);white-space:nowrap}p{text-wrap:balance}
.kicker{font-size:14px;color:var(--colour-brass-text);margin-bottom:4px}.quiet{color:var(--colour-text-quiet)}b{color:var(--colour-text-strong);font-weight:560}
.item{display:flex;justify-content:space-between;align-items:center;gap:12px;height:50px;border-bottom:1px solid #EDE8DB;line-height:1.3}.item:last-child{border-bottom:0}
.item>:first-child{min-width:0}.item b{display:block;font-size:15px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.item span.quiet{font-size:14px;white-space:nowrap}.state{text-align:right;white-space:nowrap;color:var(--colour-text-strong)}
.tag{display:inline-block;font-size:14px;line-height:1;padding:4px 6px;border-radius:2px;border:1px solid var(--colour-paper-line);color:var(--colour-text-body);background:var(--colour-paper)}.tag.sea{color:var(--colour-sea);border-color:#bcd3cf;background:#f0f6f4}.tag.brass{color:var(--colour-brass-text);border-color:#e3d2a9;background:#fbf5e6}.tag.red{color:var(--colour-error);border-color:#e6c5c2;background:#fbf1ef}.tag.ink{height:auto;background:var(--colour-ink);border-color:var(--colour-ink);color:var(--colour-text-on-ink)}
`;
