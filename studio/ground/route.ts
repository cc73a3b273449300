import { mix } from "./landforms";
import type { Field } from "./noise";

/** A point of the ground, in world units. */
export type GroundPoint = readonly [x: number, z: number];

/** The highest ground within `reach` of a point, found on ever finer grids. */
export function summitNear(field: Field, [x, z]: GroundPoint, reach: number): GroundPoint {
  let best: GroundPoint = [x, z];
  for (let step = reach / 8; step > reach / 2000; step /= 3) {
    const [aroundX, aroundZ] = best;
    for (let row = -8; row <= 8; row++) {
      for (let column = -8; column <= 8; column++) {
        const [tryX, tryZ] = [aroundX + column * step, aroundZ + row * step];
        if (field(tryX, tryZ) > field(best[0], best[1])) best = [tryX, tryZ];
      }
    }
  }
  return best;
}

/** Legs of a route. */
const STEPS = 160;

export interface ClimbOptions {
  summit: GroundPoint;
  /** Height at which the route starts. */
  from: number;
  /** Direction seen from the summit at each moment of the climb (0 to 1): 0 faces the eye, positive is to the right, in radians. */
  bearing: (t: number) => number;
}

/** A route that gains height at an even rate: at each moment it stands where its bearing meets the height it has reached. */
export function climb(field: Field, { summit, from, bearing }: ClimbOptions): GroundPoint[] {
  const top = field(summit[0], summit[1]);
  return Array.from({ length: STEPS + 1 }, (_, index): GroundPoint => {
    const t = index / STEPS;
    const height = mix(from, top, t);
    const angle = bearing(t);
    const at = (reach: number): GroundPoint => [summit[0] + reach * Math.sin(angle), summit[1] - reach * Math.cos(angle)];
    let reach = 0;
    while (reach < 4 && field(...at(reach)) > height) reach += 0.004;
    return at(reach);
  });
}
