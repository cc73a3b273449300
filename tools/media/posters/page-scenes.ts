import { peak, scaled, smoothstep, sum, terraced } from "../terrain/landforms";
import { perspectiveView, surveyView } from "../terrain/view";
import { POSTER, type PosterScene } from "./draw-poster";
import { dunes, hills, massif, range, summits, weathered } from "./landscapes";

/** Posters of the site's own pages. */
export const PAGE_SCENES: readonly PosterScene[] = [
  {
    // One great massif to the right of an open valley, ranges behind it.
    slug: "home",
    field: sum(
      massif(11, { x: 1.45, z: 5.2, radius: 1.35, height: 2 }, 0.8),
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
    view: perspectiveView({ ...POSTER, eye: 3.3, horizon: 0.02, focal: 0.84, near: 2, far: 17 }),
    interval: 0.045,
    brass: [22],
    haze: 0.75,
    lamp: [-0.6, 0.4, -0.1],
  },
  {
    // Several ranges stepping back: one system of parts.
    slug: "suite",
    field: sum(
      range(
        41,
        [
          [0.4, 3.2],
          [1.8, 3.6],
          [4, 3],
        ],
        0.55,
        0.5,
        0.5,
      ),
      range(
        43,
        [
          [-0.5, 5.6],
          [2, 6.4],
          [5, 5.8],
        ],
        0.8,
        0.9,
        0.5,
      ),
      range(
        47,
        [
          [-3, 9.5],
          [2, 10.6],
          [7, 9.5],
        ],
        1.2,
        1.5,
        0.5,
      ),
      hills(49, 2.4, 0.22),
    ),
    view: perspectiveView({ ...POSTER, eye: 2.4, horizon: 0.06, focal: 0.85, near: 1.9, far: 16 }),
    interval: 0.045,
    brass: [16],
    haze: 0.7,
    lamp: [0.6, 0.4, -0.3],
  },
  {
    // An archipelago seen from above: many grounds, one sheet.
    slug: "marketplace",
    field: sum(
      weathered(
        63,
        summits(
          [
            [1.1, -1.6, 0.55, 0.8],
            [2.5, 0.9, 0.8, 1.1],
            [3.4, -1.2, 0.6, 0.9],
            [0.4, 0.6, 0.42, 0.5],
            [1.5, 2.6, 0.5, 0.6],
            [3.9, 2.6, 0.6, 0.75],
            [-1.2, -0.6, 0.4, 0.32],
            [-1.4, 2.2, 0.4, 0.28],
          ],
          0.05,
        ),
        0.8,
        0.7,
      ),
      hills(61, 1.5, 0.3),
    ),
    view: surveyView({ ...POSTER, span: 8, tilt: 50, reach: 1 }),
    interval: 0.045,
    brass: [14],
    haze: 0.35,
    lamp: [-0.6, 0.5, 0.2],
  },
  {
    // Plan of an old folded land.
    slug: "about",
    field: sum(massif(77, { x: 2.3, z: 0.3, radius: 1.9, height: 1.2 }, 0.45), hills(31, 2.6, 0.5, 3)),
    view: surveyView({ ...POSTER, span: 8, tilt: 90 }),
    interval: 0.038,
    brass: [17],
    haze: 0,
    lamp: [-0.5, 0.6, 0.5],
  },
  {
    // Three steps, each higher than the last.
    slug: "pricing",
    field: sum(
      terraced(sum(massif(83, { x: 2.6, z: 0.9, radius: 2, height: 1.5 }, 0.25), hills(89, 1.9, 0.24)), 0.5, 0.62),
      hills(97, 1.6, 0.05),
    ),
    view: surveyView({ ...POSTER, span: 7.6, tilt: 40, reach: 1.4 }),
    interval: 0.04,
    brass: [12, 25],
    haze: 0.3,
    lamp: [-0.6, 0.5, -0.2],
  },
  {
    // An island with one landing place.
    slug: "contact",
    field: sum(
      massif(103, { x: 1.9, z: 0.1, radius: 1.35, height: 1.25 }, 0.35),
      scaled(peak({ x: 1.05, z: -1.15, radius: 0.55, height: -0.55 }), 1),
      hills(107, 2.2, 0.16),
    ),
    view: surveyView({ ...POSTER, span: 7, tilt: 58, reach: 1 }),
    interval: 0.04,
    brass: [3],
    haze: 0.2,
    lamp: [0.5, 0.5, -0.4],
  },
  {
    // Ground full of hollows, each a question.
    slug: "faq",
    field: sum(
      scaled(
        summits(
          [
            [1.2, -1.3, 0.5, 1],
            [2.6, 0.4, 0.7, 1],
            [1.1, 1.1, 0.45, 1],
            [3.5, -1.3, 0.5, 1],
            [3.6, 2.1, 0.55, 1],
            [-0.4, 0.1, 0.35, 1],
            [1.9, 2.6, 0.4, 1],
          ],
          0.05,
        ),
        -0.55,
      ),
      hills(113, 2, 0.42),
    ),
    view: surveyView({ ...POSTER, span: 7.6, tilt: 62, reach: 0.6 }),
    interval: 0.034,
    brass: [-9],
    haze: 0.2,
    lamp: [-0.6, 0.5, 0.2],
  },
  {
    // Ruled, regular ground.
    slug: "legal",
    field: sum(dunes(127, 2.6, 0.5), (x, z) => 0.16 * z + 0.05 * x, hills(131, 3.2, 0.2, 2)),
    view: perspectiveView({ ...POSTER, eye: 2.4, horizon: -0.05, focal: 0.9, near: 1.9, far: 12 }),
    interval: 0.04,
    brass: [15],
    haze: 0.7,
  },
  {
    // An empty map: the land stops short of where the visitor stands.
    slug: "not-found",
    field: sum(
      scaled(sum(massif(137, { x: 4.4, z: 1.6, radius: 1.3, height: 1 }, 0.5), hills(139, 1.8, 0.2)), (x, z) =>
        smoothstep(0.1, 3.2, x + 0.5 * Math.sin(z * 1.7) + 0.3 * Math.sin(z * 3.1 + 1)),
      ),
    ),
    view: surveyView({ ...POSTER, span: 8, tilt: 66, reach: 0.6 }),
    interval: 0.045,
    brass: [2],
    haze: 0.2,
    calm: { from: 0.4, to: 0.85, floor: 0.3 },
  },
];
