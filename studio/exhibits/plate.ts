import type { Drawing } from "../drawing/browser";

/** A document with a chart: one page of HTML, which CSS lays out for wide pages and for phones. */
interface Plate {
  /** The kind of document, above the title. */
  kicker: string;
  title: string;
  /** To the right of the title; phones leave it out. */
  note: string;
  body: string;
  /** CSS for this document alone. Phones leave out elements of class `wide`; only phones show those of class `narrow`. */
  css: string;
}

/** The document's HTML and CSS, with the heading that all have. */
export function plate({ kicker, title, note, body, css }: Plate): Drawing {
  const head = `<header><div><p class="kicker">${kicker}</p><h1>${title}</h1></div><p class="note wide">${note}</p></header>`;
  return { css: `${PLATE_CSS}${css}`, body: `<div class="plate">${head}${body}</div>` };
}

/**
 * The look shared by charts and phones' screens. Headings use the display cut, as the page's do. No text is smaller than 14 px in a
 * column of 1,060 px, which is 12 px on the narrowest page that shows it, or in a phone's, 348 px wide.
 */
export const PLATE_CSS = `
*{box-sizing:border-box;margin:0;padding:0}
body{background:var(--colour-paper-card);color:var(--colour-text-body);font:400 15.5px/1.5 var(--font-sans);-webkit-font-smoothing:antialiased}
.plate{padding:36px 38px 34px}
header{display:flex;justify-content:space-between;align-items:flex-end;gap:40px;padding-bottom:22px;border-bottom:1px solid var(--colour-text-strong);position:relative}
header:after{content:'';position:absolute;left:0;bottom:-2px;width:76px;height:3px;background:var(--colour-brass)}
h1,h2{font-variation-settings:'opsz' 48}h1{font:400 38px/1.08 var(--font-serif);letter-spacing:-.014em;color:var(--colour-text-strong);text-wrap:balance}p,.foot{text-wrap:balance}h2{font:400 22px/1.2 var(--font-serif);letter-spacing:-.005em;color:var(--colour-text-strong)}
.kicker{font-size:14px;color:var(--colour-brass-text);margin-bottom:7px}.note{text-align:right;color:var(--colour-text-quiet);max-width:380px;line-height:1.45;flex:none;font-size:15px}
.quiet{color:var(--colour-text-quiet)}.strong,b{color:var(--colour-text-strong);font-weight:560}.small{font-size:14px}.sea{color:var(--colour-sea)}
dl>div{display:flex;justify-content:space-between;gap:16px;padding:9px 0;border-bottom:1px solid #EDE8DB}dl>div:last-child{border-bottom:0}dd{color:var(--colour-text-strong);text-align:right}
.cols{display:grid;gap:52px}.block>h2{padding:22px 0 8px}
.foot{margin-top:20px;padding-top:14px;border-top:1px solid var(--colour-paper-line);display:flex;justify-content:space-between;gap:30px;font-size:14px;color:var(--colour-text-quiet)}
.narrow{display:none!important}
@media(max-width:600px){body{font-size:14.5px}.plate{padding:24px 20px 22px}header{padding-bottom:14px;margin-bottom:6px}h1{font-size:27px}h2{font-size:19px}.wide{display:none!important}.narrow{display:revert!important}.cols{display:block}.foot{display:block;margin-top:12px;padding-top:10px}.foot>span{display:block}}
`;
