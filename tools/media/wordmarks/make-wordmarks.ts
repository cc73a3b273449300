import { fontFaces, openBrowser, photograph } from "../drawing/browser";
import { PALETTE, toHex } from "../drawing/colour";
import { save } from "../drawing/encode";
import { traceShape } from "../drawing/trace-shape";
import { PARTNER_MARKS, PRESS_MARKS, type Wordmark } from "./firms";

const SIZE = { width: 160, height: 40 } as const;
/** Photograph pixels per unit: enough for outlines that are exact to a hundredth. */
const SCALE = 16;

const LAYOUT = `body{margin:0;width:160px;height:40px;display:grid;place-items:center;background:#fff;color:#000;overflow:hidden;white-space:nowrap;line-height:1}
.row{display:flex;align-items:center;gap:7px}.stack{display:flex;flex-direction:column;align-items:center;gap:5px}.stack .row{gap:8px}`;

/** Sets each word-mark in the site's typefaces and saves its outlines as one path, so that it looks the same everywhere. */
export async function makeWordmarks(): Promise<void> {
  const fonts = await fontFaces();
  const browser = await openBrowser();
  const draw = async ({ slug, html }: Wordmark, folder: string): Promise<void> => {
    const page = `<!doctype html><meta charset="utf-8"><style>${fonts}${LAYOUT}</style>${html}`;
    const path = await traceShape(await photograph(browser, page, { ...SIZE, scale: SCALE }), SCALE);
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40" width="160" height="40"><path fill="${toHex(PALETTE.quiet)}" fill-rule="evenodd" d="${path}"/></svg>\n`;
    await save(`${folder}/${slug}.svg`, picture);
  };
  try {
    for (const mark of PARTNER_MARKS) await draw(mark, "content/media/partners");
    for (const mark of PRESS_MARKS) await draw(mark, "tools/preview-server/press");
  } finally {
    await browser.close();
  }
}
