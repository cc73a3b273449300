import { highest, peak, scaled, smoothstep, sum, wall } from "../terrain/landforms";
import { perspectiveView } from "../terrain/view";
import { POSTER, type PosterScene } from "./draw-poster";
import { crests, dunes, hills, range, summits, weathered } from "./landscapes";

/** Posters of the audiences that raise capital or advise on it: each has its own terrain and its own camera. */
export const VENTURE_SCENES: readonly PosterScene[] = [
  {
    // One steep summit to climb.
    slug: "founders",
    field: sum(
      weathered(
        38,
        highest(
          0.06,
          peak({ x: 1.25, z: 4.6, radius: 0.95, height: 2, roundness: 1.15 }),
          wall(
            [
              [1.25, 4.6],
              [0.2, 5.6],
              [-1, 6.4],
            ],
            0.55,
            0.85,
          ),
          wall(
            [
              [1.25, 4.6],
              [2.4, 5.2],
              [3.6, 6.6],
            ],
            0.6,
            1.1,
          ),
          wall(
            [
              [1.25, 4.6],
              [1, 3.7],
              [0.5, 3.1],
            ],
            0.4,
            0.7,
          ),
        ),
        0.9,
        0.5,
      ),
      hills(39, 1.8, 0.3),
    ),
    view: perspectiveView({ ...POSTER, eye: 3.9, horizon: -0.14, focal: 0.85, near: 2.4, far: 12 }),
    interval: 0.045,
    brass: [36],
    haze: 0.75,
    lamp: [-0.7, 0.4, 0],
  },
  {
    // Valleys that run together.
    slug: "fundraisers",
    field: sum(
      scaled(crests(51, 3, 1.1, 4), (x) => smoothstep(-3.4, 2.6, x)),
      (_x, z) => 0.08 * (z - 5),
      hills(53, 2, 0.12),
    ),
    view: perspectiveView({ ...POSTER, eye: 3.6, horizon: -0.18, focal: 0.9, near: 2.6, far: 11 }),
    interval: 0.034,
    brass: [9],
    haze: 0.55,
    lamp: [-0.6, 0.45, 0.2],
  },
  {
    // Dunes: reading what the wind did.
    slug: "consultants",
    field: sum(
      scaled(dunes(99, 1.25, 0.42), (x) => 0.3 + 0.7 * smoothstep(-2, 2, x)),
      hills(101, 3, 0.3, 2),
    ),
    view: perspectiveView({ ...POSTER, eye: 2.6, horizon: -0.02, focal: 0.85, near: 2, far: 12 }),
    interval: 0.028,
    brass: [10],
    haze: 0.7,
    lamp: [-0.7, 0.4, 0.3],
  },
  {
    // Many small summits, rising to the right.
    slug: "accelerators",
    field: sum(
      weathered(
        111,
        summits(
          [
            [-0.9, 3.3, 0.3, 0.25],
            [0.1, 3.9, 0.34, 0.45],
            [0.9, 3.3, 0.34, 0.6],
            [1.5, 4.6, 0.42, 0.95],
            [2.5, 3.9, 0.45, 1.1],
            [2.9, 5.6, 0.55, 1.5],
            [0.5, 5.5, 0.4, 0.6],
            [4, 5, 0.55, 1.6],
            [1.8, 6.8, 0.5, 1],
            [4.6, 7.4, 0.7, 1.9],
          ],
          0.04,
        ),
        0.7,
        0.8,
      ),
      hills(109, 1.3, 0.16, 3),
    ),
    view: perspectiveView({ ...POSTER, eye: 2.7, horizon: 0.04, focal: 0.8, near: 2.1, far: 13 }),
    interval: 0.04,
    brass: [22],
    haze: 0.6,
    lamp: [-0.6, 0.4, -0.1],
  },
  {
    // Two massifs that meet.
    slug: "advisory-ma",
    field: sum(
      range(
        117,
        [
          [-0.9, 8],
          [0.1, 6],
          [0.7, 4.4],
        ],
        0.65,
        1.25,
        0.75,
      ),
      range(
        119,
        [
          [5, 8],
          [3.3, 5.6],
          [2.4, 4],
        ],
        0.75,
        1.5,
        0.75,
      ),
      hills(121, 2, 0.22),
    ),
    view: perspectiveView({ ...POSTER, eye: 3, horizon: 0, focal: 0.85, near: 2.1, far: 13 }),
    interval: 0.04,
    brass: [13],
    haze: 0.65,
    lamp: [-0.55, 0.5, 0.1],
  },
];
