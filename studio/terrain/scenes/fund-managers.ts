import { insideOf, path, shelving, smoothstep, sum } from "../../landscape/landforms";
import { hills, massif } from "../../landscape/landscapes";
import { fractal, gradientNoise, type Field } from "../../landscape/noise";
import { perspectiveView } from "../../landscape/view";
import { POSTER, type Scene } from "../scene";

/** A block cut out of the land, with one corner towards the eye. */
const CORNERS = path(1.6, 4.6, 5.6, 6.6, 5.6, 10, 1.5, 10, 0.3, 6.2);
const inside = insideOf(CORNERS);

/** How far rock stands out of the cut, and falls back into it, in world units. */
const rock = fractal(gradientNoise(27), { size: 1.3, octaves: 3, gain: 0.45 });
const ROUGH = 0.36;

/** The distance on the map between a cut's foot and its edge, in world units. */
const CUT = 0.2;

/** How sharp the upper edge is: slightly rounded, or the sampling grid would show as a sawtooth. */
const SHARPNESS = 10;

/** From 0 at the foot of a cut to 1 behind its edge. */
const cut = (within: number): number => -Math.log(Math.exp((-SHARPNESS * within) / CUT) + Math.exp(-SHARPNESS)) / SHARPNESS;

const HEIGHT = 2;
const land = sum(hills(21, 1.9, 0.3, 3), massif(24, { x: 2.8, z: 7.9, radius: 1.2, height: 0.6 }, 0.7));

/** Strata in both faces of the cut, and the land on top, which the cut opens. */
const block: Field = (x, z) => {
  const within = inside(x, z) + ROUGH * rock(x, z);
  if (within <= 0) return 0;
  const top = HEIGHT + land(x, z) * smoothstep(-0.2, 0.7, within);
  return top * Math.max(0, cut(within));
};

/** Strata in section: one level stratum a year; the brass line traces one. */
export const fundManagers: Scene = {
  field: shelving(block, 0, 0.5, CORNERS),
  water: true,
  depths: 0.5,
  view: perspectiveView({ ...POSTER, eye: 3.6, horizon: 0.025, focal: 0.82, near: 4, far: 12 }),
  interval: 0.09,
  brass: { level: 18, climb: 9, weight: 1.5 },
  lamp: [-0.7, 0.4, -0.1],
  focus: { x: 70, y: 22 },
};
