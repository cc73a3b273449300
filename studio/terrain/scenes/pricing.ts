import { hex, PALETTE } from "../../drawing/colour";
import { mix, scaled, smoothstep, sum } from "../../landscape/landforms";
import { crests, hills } from "../../landscape/landscapes";
import type { Field } from "../../landscape/noise";
import { perspectiveView } from "../../landscape/view";
import { POSTER, type Scene } from "../scene";

/** The nearest and the farthest section, and how many there are. */
const NEAR = 6;
const FAR = 14;
const PROFILES = 10;

/** The height of the eye, and how much lower per unit of distance it sees the flat line. */
const EYE = 1.2;
const FALL = 0.116;

/** The ground has the colour of the background: only profiles are seen. */
const GROUND = PALETTE.ink;
const LINE = hex("#d9e3ec");

const ground = sum(
  scaled(crests(83, 2.6, 0.92, 3), (_x, z) => smoothstep(NEAR, 12, z)),
  hills(89, 1.5, 0.3, 3),
  () => 0.1,
);

/** Profiles that all rise out of the beginning of the flat line. */
const heights: Field = (x, z) => mix(EYE - FALL * z, ground(x, z), smoothstep(0.03, 0.2, x / z));

/** Ground exists only at each profile, so every profile is its own skyline. */
const sections: Field = (x, z) => {
  const place = (Math.log(z / NEAR) / Math.log(FAR / NEAR)) * PROFILES + 1e-6;
  const card = Math.floor(place);
  return place - card < 0.1 ? heights(x, NEAR * (FAR / NEAR) ** (card / PROFILES)) : -9;
};

/** Hilly profiles one behind another, and one flat line. */
export const pricing: Scene = {
  field: sections,
  view: perspectiveView({ ...POSTER, eye: EYE, horizon: 0.31, focal: 0.95, near: NEAR, far: FAR }),
  interval: 0.06,
  profiles: PROFILES,
  brass: { flat: { height: EYE - FALL * NEAR, z: NEAR }, weight: 1.2 },
  magnified: 1.3,
  sheet: { left: 0.52 },
  fade: 0.57,
  lamp: [0, 1, 0],
  tone: { lit: GROUND, shadow: GROUND, line: LINE, index: LINE },
  still: true,
};
