import sharp from "sharp";

import { photograph } from "../drawing/browser";
import { PALETTE, toHex } from "../drawing/colour";
import { drawContours, type Pen } from "../drawing/contour-lines";
import { save, svgDocument } from "../drawing/encode";
import { traceShape } from "../drawing/trace-shape";
import { traceContours } from "../ground/contours";
import { mix, smoothstep, sum } from "../ground/landforms";
import { massif, hills } from "../ground/landscapes";
import { sampleSurface } from "../ground/surface";
import { surveyView } from "../ground/view";
import { kindOf } from "../kind";

const SIZE = { width: 480, height: 600 } as const;

const LEADERS = {
  "chief-executive": { letters: "CE", seed: 211, summit: { x: 0.9, z: 1.5 } },
  "chief-investment-officer": { letters: "CI", seed: 223, summit: { x: -1.1, z: 1.3 } },
  "chief-technology-officer": { letters: "CT", seed: 233, summit: { x: 1.2, z: -1.2 } },
  "general-counsel": { letters: "GC", seed: 241, summit: { x: -0.8, z: -1.5 } },
} as const;

const CSS = `body{margin:0;height:${SIZE.height}px;display:grid;place-items:center;font:400 176px/1 var(--font-serif)}p{margin:0;letter-spacing:.01em}`;

/** Monograms that stand where portraits will stand. */
export const leaders = kindOf<(typeof LEADERS)[keyof typeof LEADERS]>(LEADERS, async (role, { letters, seed, summit }) => {
  const photo = await photograph({ css: CSS, body: `<p>${letters}</p>` }, { ...SIZE, scale: 4 });
  const drawing = Buffer.from(drawLeader(seed, summit, await traceShape(photo, 4, 0.06)));
  // A bitmap, as the portraits that will replace it are, drawn at twice the size it is shown at.
  await save(`content/media/leaders/${role}.webp`, await sharp(drawing, { density: 144 }).webp({ quality: 82 }).toBuffer());
});

function drawLeader(seed: number, summit: { x: number; z: number }, monogram: string): string {
  const field = sum(massif(seed, { ...summit, radius: 1.7, height: 1.3 }, 0.35), hills(seed + 1, 2.2, 0.34, 2));
  const surface = sampleSurface(field, surveyView({ ...SIZE, span: 4.6, tilt: 90 }), { columns: 130, rows: 163 });
  const lines = drawContours(surface, traceContours(surface, 0.075), leaderPen, 5.2);
  const ground = `<rect width="${SIZE.width}" height="${SIZE.height}" fill="${toHex(PALETTE.ink)}"/>`;
  const letters = `<path fill="${toHex(PALETTE.cream)}" fill-rule="evenodd" d="${monogram}"/>`;
  return svgDocument(SIZE.width, SIZE.height, [ground, lines, letters].join("\n"));
}

/** Lines step back behind the letters, so that these stay the first thing seen. */
const leaderPen: Pen = ({ level, x, y }) => {
  const clear = smoothstep(0.1, 0.62, Math.hypot((x - SIZE.width / 2) / SIZE.width, ((y - SIZE.height / 2) / SIZE.height) * 1.15));
  const opacity = Math.round(mix(0.3, 1, clear) * 6) / 6;
  if (level === 10) return { colour: PALETTE.brass, width: 1.2, opacity: opacity * 0.8 };
  const isIndex = level % 5 === 0;
  return {
    colour: isIndex ? PALETTE.contourIndex : PALETTE.contour,
    width: isIndex ? 1.2 : 0.9,
    opacity: opacity * 0.85,
  };
};
