import { peak, scaled, smoothstep, sum, terraced } from "../terrain/landforms";
import { perspectiveView, surveyView } from "../terrain/view";
import { POSTER, type PosterScene } from "./draw-poster";
import { crests, hills, massif, range } from "./landscapes";

/** Posters of the audiences that bring capital: each has its own terrain and its own camera. */
export const CAPITAL_SCENES: readonly PosterScene[] = [
  {
    // An old estate hill, ring in ring.
    slug: "family-office",
    field: sum(peak({ x: 2, z: 0.4, radius: 2, height: 1.5, roundness: 1.5 }), hills(3, 1.5, 0.17, 3), hills(9, 3, 0.25, 2)),
    view: surveyView({ ...POSTER, span: 7.2, tilt: 64, reach: 1.2 }),
    interval: 0.036,
    brass: [26],
    haze: 0.15,
    lamp: [-0.6, 0.5, 0.1],
  },
  {
    // A canyon wall of strata.
    slug: "fund-managers",
    field: sum(
      terraced(
        sum(
          range(
            19,
            [
              [0.2, 7],
              [1.6, 4.6],
              [4, 4],
            ],
            1.2,
            1.25,
            0.5,
          ),
          hills(21, 1.4, 0.22),
        ),
        0.24,
        0.6,
      ),
      hills(25, 1.2, 0.04),
    ),
    view: perspectiveView({ ...POSTER, eye: 2.7, horizon: 0, focal: 0.8, near: 2, far: 12 }),
    interval: 0.03,
    brass: [26],
    haze: 0.6,
    lamp: [-0.7, 0.4, -0.3],
  },
  {
    // Young, sharp ridges.
    slug: "pe-venture-capital",
    field: sum(
      scaled(crests(29, 2.2, 1.9, 4), (x) => smoothstep(-2.6, 1.8, x)),
      hills(33, 2.2, 0.2),
    ),
    view: perspectiveView({ ...POSTER, eye: 3.2, horizon: 0.02, focal: 0.9, near: 2.3, far: 14 }),
    interval: 0.05,
    brass: [20],
    haze: 0.7,
    lamp: [0.7, 0.35, -0.2],
  },
  {
    // A summit lit behind the haze.
    slug: "investors",
    field: sum(
      massif(59, { x: 2, z: 7, radius: 1.5, height: 2.1 }, 0.5),
      range(
        67,
        [
          [-1, 4],
          [2, 3.6],
          [5, 4.4],
        ],
        0.7,
        0.45,
        0.5,
      ),
      hills(71, 2.2, 0.24),
    ),
    view: perspectiveView({ ...POSTER, eye: 2.3, horizon: 0.2, focal: 0.9, near: 2, far: 16 }),
    interval: 0.045,
    brass: [42],
    haze: 0.7,
    glow: { x: 0.76, y: 0.27, radius: 0.15, strength: 0.9 },
    lamp: [-0.5, 0.4, 0.3],
  },
  {
    // A bay under cliffs.
    slug: "luxury-real-estate",
    field: sum(
      terraced(
        sum(
          range(
            73,
            [
              [0.4, -3],
              [3.1, -0.6],
              [1.8, 1.4],
              [3.4, 4],
            ],
            1.15,
            1.1,
            0.4,
          ),
          hills(79, 2, 0.2),
        ),
        0.55,
        0.45,
      ),
      hills(81, 2.8, 0.16, 2),
    ),
    view: surveyView({ ...POSTER, span: 7.4, tilt: 48, reach: 1 }),
    interval: 0.036,
    brass: [6],
    haze: 0.3,
    lamp: [0.6, 0.5, 0.1],
  },
  {
    // Two hills and the pass between them.
    slug: "secondary-exit",
    field: sum(
      massif(91, { x: 0.7, z: 1.6, radius: 0.95, height: 1.15 }, 0.35),
      massif(93, { x: 3, z: -0.5, radius: 1.15, height: 1.4 }, 0.35),
      hills(95, 2.2, 0.2),
    ),
    view: surveyView({ ...POSTER, span: 7.4, tilt: 46, reach: 1.2 }),
    interval: 0.038,
    brass: [15],
    haze: 0.3,
    lamp: [-0.6, 0.5, -0.2],
  },
];
