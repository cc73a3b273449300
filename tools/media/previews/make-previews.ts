import { PALETTE, toHex } from "../drawing/colour";
import { save } from "../drawing/encode";
import { logoRings } from "../marks/logo-mark";
import { drawScene, type PosterScene } from "../posters/draw-poster";
import { hills, massif, range } from "../posters/landscapes";
import { sum } from "../terrain/landforms";
import { perspectiveView, surveyView } from "../terrain/view";

const SIZE = { width: 1200, height: 630 } as const;

interface Preview {
  scene: PosterScene;
  /** Where the logo mark stands: its upper left corner and side, in pixels. */
  mark: { x: number; y: number; side: number };
}

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

/** Writes the pictures that social networks show beside a link. */
export async function makePreviews(): Promise<void> {
  for (const { scene, mark } of PREVIEWS) {
    const centre = { x: mark.x + mark.side / 2, y: mark.y + mark.side / 2 };
    const plate = `<circle cx="${centre.x}" cy="${centre.y}" r="${mark.side * 0.78}" fill="${toHex(PALETTE.ink)}" stroke="${toHex(PALETTE.inkLine)}"/>`;
    const logo = `<g transform="translate(${mark.x} ${mark.y}) scale(${mark.side / 32})">${logoRings(1.1)}</g>`;
    const picture = await drawScene(scene, plate + logo);
    await save(`content/media/preview/${scene.slug}.jpg`, await picture.jpeg({ quality: 82, mozjpeg: true }).toBuffer());
  }
}
