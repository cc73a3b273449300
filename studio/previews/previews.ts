import sharp, { type Sharp } from "sharp";

import { PALETTE, toHex } from "../drawing/colour";
import { save } from "../drawing/encode";
import { sum } from "../ground/landforms";
import { hills, massif } from "../ground/landscapes";
import { perspectiveView, surveyView } from "../ground/view";
import { kindOf } from "../kind";
import { logoMark } from "../marks/logo-mark";
import { drawScene, isMap } from "../terrain/poster";
import type { Scene } from "../terrain/scene";
import { SCENES } from "../terrain/scenes";
import { RANGES_BEHIND } from "../terrain/scenes/home";

const SIZE = { width: 1200, height: 630 } as const;

/** Where the logo mark stands: its upper left corner and side, in pixels. */
interface Mark {
  x: number;
  y: number;
  side: number;
}

/** A picture with a scene of its own. */
interface Preview {
  scene: Scene;
  mark: Mark;
}

/** In the pages' previews the mark stands where their heroes keep the terrain quiet. */
const PAGE_MARK: Mark = { x: 144, y: 219, side: 192 };

/** The pictures that the whole site shares: one for Open Graph, one for Twitter. The home page shows them too. */
const SHARED: Readonly<Record<string, Preview>> = {
  og: {
    scene: {
      field: sum(massif(11, { x: 1.5, z: 5, radius: 1.5, height: 1.7 }, 0.6), ...RANGES_BEHIND),
      view: perspectiveView({ ...SIZE, eye: 3.1, horizon: -0.1, focal: 0.75, near: 2, far: 17 }),
      interval: 0.06,
      brass: { level: 31 },
      haze: 0.6,
      lamp: [-0.6, 0.4, -0.1],
      calm: { from: 0.28, to: 0.6, floor: 0 },
    },
    mark: { x: 144, y: 219, side: 192 },
  },
  twitter: {
    scene: {
      field: sum(massif(77, { x: 0, z: 0, radius: 1.9, height: 1.3 }, 0.3), hills(31, 2.6, 0.4, 3)),
      view: surveyView({ ...SIZE, span: 7.4, tilt: 90 }),
      interval: 0.045,
      brass: { level: 14 },
      haze: 0,
      lamp: [-0.5, 0.6, 0.5],
      light: "noon",
    },
    mark: { x: 504, y: 219, side: 192 },
  },
};

const { home: _home, ...pages } = SCENES;

/** What social networks show beside a link: the pictures that the site shares, and one of each page's own terrain, whose poster must exist. */
export const previews = {
  ...kindOf(SHARED, async (name, { scene, mark }) => savePreview(name, await drawScene(scene, drawMark(mark, isMap(scene))))),
  ...kindOf(pages, (page, scene) => savePreview(page, showPoster(page, scene))),
};

/** The page's poster, cut to the preview's shape. A dark one is seen small and beside bright ones, so its lines get more light. */
function showPoster(slug: string, scene: Scene): Sharp {
  const poster = sharp(`content/media/terrain/${slug}.webp`).resize(SIZE.width, SIZE.height, { fit: "cover", position: "centre" });
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">${drawMark(PAGE_MARK, isMap(scene))}</svg>`;
  return (isMap(scene) ? poster : poster.linear(1.25, -3)).composite([{ input: Buffer.from(mark) }]);
}

/** The logo mark as SVG, on a round plate where lines would run through it. */
function drawMark({ x, y, side }: Mark, onPlate: boolean): string {
  const plate = `<circle cx="${x + side / 2}" cy="${y + side / 2}" r="${side * 0.78}" fill="${toHex(PALETTE.ink)}" stroke="${toHex(PALETTE.inkLine)}"/>`;
  return `${onPlate ? plate : ""}<g transform="translate(${x} ${y}) scale(${side / 32})">${logoMark()}</g>`;
}

async function savePreview(name: string, picture: Sharp): Promise<void> {
  await save(`content/media/preview/${name}.jpg`, await picture.jpeg({ quality: 82, mozjpeg: true }).toBuffer());
}
