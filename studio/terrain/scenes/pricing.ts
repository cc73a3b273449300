import { hex } from "../../drawing/colour";
import { scaled, smoothstep, sum } from "../../landscape/landforms";
import { crests, hills } from "../../landscape/landscapes";
import type { Field } from "../../landscape/noise";
import { perspectiveView } from "../../landscape/view";
import { POSTER, type Scene } from "../scene";

/** The nearest and the farthest section, and how many there are. */
const NEAR = 2.6;
const FAR = 10;
const PROFILES = 20;

/** The ground is flat colour: profiles are unshaded. */
const GROUND = hex("#0c1725");
const LINE = hex("#d9e3ec");

const heights = sum(
  scaled(crests(83, 2.6, 1.8, 3), (_x, z) => smoothstep(2.8, 9.5, z)),
  hills(89, 1.5, 0.16, 3),
);

/** Ground exists only at each profile, so every profile is its own skyline. */
const sections: Field = (x, z) => {
  const place = (Math.log(z / NEAR) / Math.log(FAR / NEAR)) * PROFILES + 1e-6;
  const card = Math.floor(place);
  return place - card < 0.1 ? heights(x, NEAR * (FAR / NEAR) ** (card / PROFILES)) : -9;
};

/** Hilly profiles one behind another, and one flat line. */
export const pricing: Scene = {
  field: sections,
  view: perspectiveView({ ...POSTER, eye: 1.2, horizon: 0.31, focal: 0.95, near: NEAR, far: FAR }),
  interval: 0.06,
  profiles: PROFILES,
  brass: { flat: { height: 0.5043, z: 6 }, weight: 1.2 },
  magnified: 1.3,
  sheet: { left: 0.52, bottom: 0.55 },
  lamp: [0, 1, 0],
  tone: { lit: GROUND, shadow: GROUND, line: LINE, index: LINE },
  still: true,
};
