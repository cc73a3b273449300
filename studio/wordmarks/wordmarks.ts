import { photograph } from "../drawing/browser";
import { PALETTE, toHex } from "../drawing/colour";
import { save } from "../drawing/encode";
import { traceShape } from "../drawing/trace-shape";
import { kindOf } from "../kind";
import { PARTNER_MARKS, PRESS_MARKS } from "./firms";

/** Sixteen photograph pixels per unit: enough for outlines that are exact to a hundredth. */
const SIZE = { width: 160, height: 40, scale: 16 } as const;

const LAYOUT = `body{margin:0;width:160px;height:40px;display:grid;place-items:center;background:#fff;color:#000;overflow:hidden;white-space:nowrap;line-height:1}
.row{display:flex;align-items:center;gap:7px}.stack{display:flex;flex-direction:column;align-items:center;gap:5px}.stack .row{gap:8px}`;

/** Sets a word-mark in the site's typefaces and saves its outlines as one path, so that it looks the same everywhere. */
const writeTo = (folder: string) => async (name: string, body: string) => {
  const path = await traceShape(await photograph({ css: LAYOUT, body }, SIZE), SIZE.scale);
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40" width="160" height="40"><path fill="${toHex(PALETTE.quiet)}" fill-rule="evenodd" d="${path}"/></svg>\n`;
  await save(`${folder}/${name}.svg`, picture);
};

/** Sample word-marks: of partners, and of the papers in the local mock of the press service. */
export const wordmarks = {
  ...kindOf(PARTNER_MARKS, writeTo("content/media/partners")),
  ...kindOf(PRESS_MARKS, writeTo("mocks/press")),
};
