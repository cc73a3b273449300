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
