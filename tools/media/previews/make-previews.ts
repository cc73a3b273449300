import sharp, { type Sharp } from "sharp";

import { PALETTE, toHex } from "../drawing/colour";
import { save } from "../drawing/encode";
import { logoRings } from "../marks/logo-mark";
import { CAPITAL_SCENES } from "../posters/capital-scenes";
import { drawScene, type PosterScene } from "../posters/draw-poster";
import { hills, massif, range } from "../posters/landscapes";
import { PAGE_SCENES } from "../posters/page-scenes";
import { VENTURE_SCENES } from "../posters/venture-scenes";
import { sum } from "../terrain/landforms";
import { perspectiveView, surveyView } from "../terrain/view";

const SIZE = { width: 1200, height: 630 } as const;

/** Where the logo mark stands: its upper left corner and side, in pixels. */
interface Mark {
  x: number;
  y: number;
  side: number;
}

interface Preview {
  scene: PosterScene;
  mark: Mark;
}

/** In the pages' previews the mark stands where their heroes keep the terrain quiet. */
const PAGE_MARK: Mark = { x: 144, y: 219, side: 192 };

/** The home page, and what is no page of its own, show the pictures that the whole site shares. */
const SHARING = ["home", "not-found"];

/** The pictures that the whole site shares: one for Open Graph, one for Twitter (SPEC section 2). */
const PREVIEWS: readonly Preview[] = [
  {
    scene: {
      slug: "og",
      field: sum(
        massif(11, { x: 1.5, z: 5, radius: 1.5, height: 1.7 }, 0.6),
        range(
          23,
          [
            [-7, 10],
            [0, 11.5],
            [7, 10],
          ],
          1.6,
          1,
        ),
        hills(5, 2.2, 0.3),
      ),
      view: perspectiveView({ ...SIZE, eye: 3.1, horizon: -0.1, focal: 0.75, near: 2, far: 17 }),
      interval: 0.06,
      brass: [16],
      haze: 0.6,
      lamp: [-0.6, 0.4, -0.1],
      calm: { from: 0.1, to: 0.6, floor: 0.35 },
    },
    mark: { x: 144, y: 219, side: 192 },
  },
  {
    scene: {
      slug: "twitter",
      field: sum(massif(77, { x: 0, z: 0, radius: 1.9, height: 1.3 }, 0.3), hills(31, 2.6, 0.4, 3)),
      view: surveyView({ ...SIZE, span: 7.4, tilt: 90 }),
      interval: 0.045,
      brass: [14],
      haze: 0,
      lamp: [-0.5, 0.6, 0.5],
      calm: { from: -0.6, to: -0.1, floor: 1 },
    },
    mark: { x: 504, y: 219, side: 192 },
  },
];

/** Writes the pictures that social networks show beside a link: the two that the site shares, and one of each page's own terrain. */
export async function makePreviews(wanted: (name: string) => boolean): Promise<void> {
  for (const { scene, mark } of PREVIEWS) {
    if (wanted(scene.slug)) await savePreview(scene.slug, await drawScene(scene, drawMark(mark)));
  }
  for (const { slug } of [...PAGE_SCENES, ...CAPITAL_SCENES, ...VENTURE_SCENES]) {
    if (!SHARING.includes(slug) && wanted(slug)) await savePreview(slug, showPoster(slug));
  }
}

/** The page's poster, cut to the preview's shape. It is seen small and beside bright ones, so its lines get more light. */
function showPoster(slug: string): Sharp {
  return sharp(`content/media/terrain/${slug}.webp`)
    .resize(SIZE.width, SIZE.height, { fit: "cover", position: "centre" })
    .linear(1.35, -4)
    .composite([
      {
        input: Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">${drawMark(PAGE_MARK)}</svg>`,
        ),
      },
    ]);
}

/** The logo mark on a round plate, as SVG. */
function drawMark({ x, y, side }: Mark): string {
  const plate = `<circle cx="${x + side / 2}" cy="${y + side / 2}" r="${side * 0.78}" fill="${toHex(PALETTE.ink)}" stroke="${toHex(PALETTE.inkLine)}"/>`;
  return `${plate}<g transform="translate(${x} ${y}) scale(${side / 32})">${logoRings(1.1)}</g>`;
}

async function savePreview(name: string, picture: Sharp): Promise<void> {
  await save(`content/media/preview/${name}.jpg`, await picture.jpeg({ quality: 82, mozjpeg: true }).toBuffer());
}
