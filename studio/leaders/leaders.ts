import sharp from "sharp";
import { PALETTE, toHex } from "../drawing/colour";
import { drawContours, type Pen } from "../drawing/contour-lines";
import { save, svgDocument } from "../drawing/encode";
import { kindOf } from "../kind";
import { traceContours } from "../landscape/contours";
import { peak, sum, terraced, wall } from "../landscape/landforms";
import { hills, summits, weathered } from "../landscape/landscapes";
import type { Field } from "../landscape/noise";
import { sampleSurface } from "../landscape/surface";
import { surveyView } from "../landscape/view";

const SIZE = { width: 480, height: 600 } as const;

interface Terrain {
  field: Field;
  /** The contour in brass, which marks what the office is responsible for. */
  brass: number;
}

/** The land of each office: the summit, the summits compared, the walled plateau, the divide between two sides. */
const LEADERS: Readonly<Record<string, Terrain>> = {
  "chief-executive": {
    field: weathered(211, sum(peak({ x: 0.1, z: 0.25, radius: 1.5, height: 1.5 }), hills(212, 2.4, 0.2, 2)), 1.1, 0.3),
    brass: 10,
  },
  "chief-investment-officer": {
    field: weathered(
      223,
      summits([
        [-0.75, 0.95, 0.75, 1],
        [0.85, 0.25, 0.8, 1.1],
        [-0.45, -1.15, 0.85, 0.95],
      ]),
      1,
      0.25,
    ),
    brass: 5,
  },
  "chief-technology-officer": {
    field: sum(terraced(peak({ x: 0, z: 0, radius: 1.75, height: 1.3, roundness: 2 }), 0.42, 0.75), hills(233, 1.8, 0.06, 2)),
    brass: 5,
  },
  "general-counsel": {
    field: weathered(
      241,
      sum(
        wall(
          [
            [-0.5, -3],
            [0.25, -0.8],
            [-0.2, 0.9],
            [0.6, 3],
          ],
          0.95,
          1.2,
        ),
        hills(242, 2, 0.22, 2),
      ),
      1.1,
      0.25,
    ),
    brass: 8,
  },
};

/** A small map of each office's land, until there are portraits. */
export const leaders = kindOf(LEADERS, async (role, terrain) => {
  const drawing = Buffer.from(drawLand(terrain));
  // A bitmap, like the portraits that will replace it, drawn at twice its displayed size.
  await save(`content/media/leaders/${role}.webp`, await sharp(drawing).webp({ quality: 82 }).toBuffer());
});

/** Few lines, but strong ones: the picture is shown about a hundred pixels wide. */
function drawLand({ field, brass }: Terrain): string {
  const pen: Pen = ({ level }) => {
    if (level === brass) return { colour: PALETTE.brass, width: 6 };
    return { colour: PALETTE.contourIndex, width: level % 5 === 0 ? 4.5 : 3 };
  };
  const surface = sampleSurface(field, surveyView({ ...SIZE, span: 4.2, tilt: 90 }), { columns: 130, rows: 163 });
  const ground = `<rect width="${SIZE.width}" height="${SIZE.height}" fill="${toHex(PALETTE.ink)}"/>`;
  return svgDocument(SIZE.width, SIZE.height, [ground, drawContours(surface, traceContours(surface, 0.11), pen, 3)].join("\n"));
}
