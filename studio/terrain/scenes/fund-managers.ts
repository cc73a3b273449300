import { insideOf, path, shelving, smoothstep } from "../../landscape/landforms";
import { hills } from "../../landscape/landscapes";
import type { Field } from "../../landscape/noise";
import { perspectiveView } from "../../landscape/view";
import { POSTER, type Scene } from "../scene";

/** A block cut out of the land, with one corner towards the eye. */
const CORNERS = path(1.6, 4.6, 5.6, 6.6, 5.6, 10, 1.5, 10, 0.3, 6.2);
const inside = insideOf(CORNERS);

/** The distance on the map between a cut's foot and its edge, in world units: as steep as can be drawn. */
const CUT = 0.1;

/** How sharp the upper edge is: slightly rounded, or the sampling grid would show as a sawtooth. */
const SHARPNESS = 14;

/** From 0 at the foot of a cut to 1 behind its edge. */
const cut = (within: number): number => -Math.log(Math.exp((-SHARPNESS * within) / CUT) + Math.exp(-SHARPNESS)) / SHARPNESS;

const HEIGHT = 2.4;
const land = hills(21, 1.9, 0.22, 2);

/** Level strata in both faces of the cut, and the land on top, even at its edges. */
const block: Field = (x, z) => {
  const within = inside(x, z);
  if (within <= 0) return 0;
  const top = HEIGHT + land(x, z) * smoothstep(0, 0.9, within);
  return top * Math.max(0, cut(within));
};

/** Strata in section: one level stratum a year; the brass line traces one. */
export const fundManagers: Scene = {
  field: shelving(block, 0, 0.5, CORNERS),
  water: true,
  depths: 0.5,
  view: perspectiveView({ ...POSTER, eye: 3.6, horizon: 0.025, focal: 0.82, near: 4, far: 12 }),
  interval: 0.09,
  brass: { level: 23, climb: 9, weight: 1.5 },
  lamp: [-0.7, 0.4, -0.3],
};
