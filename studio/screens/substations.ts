import { hex } from "../drawing/colour";
import { hills } from "../landscape/landscapes";
import type { GroundPoint } from "../landscape/route";
import { surveyView } from "../landscape/view";
import type { Scene } from "../terrain/scene";

/** The size of the listing's head, in pixels of its picture. */
const HEAD = { width: 2480, height: 488 } as const;

/** Seventeen sites seen from above, placed where the listing's card does not hide them: nine of them on one line. */
const TRUNK: readonly GroundPoint[] = [
  [0.84, 0.49],
  [1.14, 0.16],
  [1.5, 0.29],
  [1.86, 0.03],
  [2.2, 0.2],
  [2.52, 0.53],
  [2.86, 0.29],
  [3.16, 0.4],
  [3.5, 0.05],
];
const SPURS: readonly (readonly [from: number, to: GroundPoint])[] = [
  [0, [0.7, 0.11]],
  [1, [1.3, -0.15]],
  [2, [1.62, 0.59]],
  [3, [2.0, -0.2]],
  [4, [2.12, 0.57]],
  [5, [2.62, -0.04]],
  [6, [2.98, -0.08]],
  [7, [3.34, 0.6]],
];

const view = surveyView({ ...HEAD, span: 7.6, tilt: 90 });
const at = ([x, z]: GroundPoint): string => {
  const { u, v } = view.locate(x, z);
  const point = view.project(u, v, 0);
  return `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
};
const site = (point: GroundPoint): string => `M${at(point)}m-6.7 -6.7h13.4v13.4h-13.4z`;

/** A plain from above: the ground behind a listing of batteries at substations. */
export const plain: Scene = {
  field: hills(163, 1.5, 0.5, 3),
  view,
  interval: 0.062,
  brass: {},
  magnified: 4 / 3,
  sheet: { left: 0.56 },
  lamp: [-0.5, 0.6, 0.3],
  tone: { lit: hex("#1b3047"), shadow: hex("#1b3047"), line: hex("#59728c"), index: hex("#8ba1b6") },
};

/** The sites, and the line that joins them. */
export const sites = `<g fill="none" stroke-linejoin="round"><path d="${SPURS.map(([from, to]) => `M${at(TRUNK[from] ?? to)}L${at(to)}`).join("")}" stroke="#b4c3d1" stroke-width="2.7"/><path d="M${TRUNK.map(at).join("L")}" stroke="#e3c684" stroke-width="6"/></g><path d="${[...TRUNK, ...SPURS.map(([, to]) => to)].map(site).join("")}" fill="#f6f2e8"/>`;
