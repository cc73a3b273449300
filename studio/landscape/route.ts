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

/** A distance as a share of a route: 0 at its beginning, 1 at its end. */
export const shareOf = ({ from, to }: { from: number; to: number }, z: number): number => (z - from) / (to - from);

/** The number of points on a ring, their greatest distance from its middle, and the precision with which they are found. */
const [ROUND, FAR, FINE] = [96, 1, 400] as const;

/** The line at a height around a higher point: where the ground first falls to that height in each direction. */
export function ringAround(field: Field, [x, z]: GroundPoint, height: number): GroundPoint[] {
  return Array.from({ length: ROUND + 1 }, (_, step): GroundPoint => {
    const angle = (step / ROUND) * 2 * Math.PI;
    const at = (away: number): GroundPoint => [x + Math.cos(angle) * away, z + Math.sin(angle) * away];
    const above = Array.from({ length: FINE }, (__, index) => (index / FINE) * FAR).find((away) => field(...at(away)) < height) ?? FAR;
    const [before, after] = [field(...at(above - FAR / FINE)), field(...at(above))];
    return at(above - (FAR / FINE) * ((height - after) / (before - after)));
  });
}
