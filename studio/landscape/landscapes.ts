import { highest, peak, scaled, sum, wall } from "./landforms";
import { fractal, gradientNoise, ridged, warped, type Field } from "./noise";

/** Low, worn hills; `size` is the width of a hill, `height` its rise. */
export function hills(seed: number, size: number, height: number, octaves = 4): Field {
  return scaled(fractal(gradientNoise(seed), { size, octaves, gain: 0.32 }), height);
}

/** Wandering alpine crests. */
export function crests(seed: number, size: number, height: number, octaves = 4): Field {
  const ground = ridged(gradientNoise(seed), { size, octaves, gain: 0.34 });
  return scaled(warped(ground, gradientNoise(seed + 101), size * 0.22, size * 1.4), height);
}

/** A mountain with spurs: a peak whose flanks are broken by crests. */
export function massif(seed: number, at: { x: number; z: number; radius: number; height: number }, roughness = 0.6): Field {
  const body = peak({ ...at, roundness: 1.25 });
  const spurs = crests(seed, at.radius * 1.1, at.height * roughness);
  const reach = peak({ ...at, height: 1, radius: at.radius * 1.25, roundness: 1.8 });
  return sum(body, scaled(spurs, reach));
}

/** A range along a path, its crest broken into summits. */
export function range(seed: number, path: readonly (readonly [number, number])[], width: number, height: number, roughness = 0.6): Field {
  const body = wall(path, width, height);
  const spurs = crests(seed, width * 1.2, height * roughness);
  const reach = wall(path, width * 1.3, 1, 1.8);
  return sum(body, scaled(spurs, reach));
}

/** Separate summits of different height, joined by rolling ground. */
export function summits(list: readonly (readonly [x: number, z: number, radius: number, height: number])[], blendHeight = 0.03): Field {
  return highest(blendHeight, ...list.map(([x, z, radius, height]) => peak({ x, z, radius, height, roundness: 1.6 })));
}

/** Gives smooth summits spurs and gullies: the higher the ground, the more of them. */
export function weathered(seed: number, field: Field, size: number, amount: number): Field {
  const spurs = ridged(gradientNoise(seed), { size, octaves: 3, gain: 0.34 });
  const bend = gradientNoise(seed + 3);
  return (x, z) => {
    const dx = size * 0.3 * bend(x / size, z / size);
    const dz = size * 0.3 * bend(x / size + 31, z / size - 17);
    const height = field(x + dx, z + dz);
    return height * (1 + amount * (spurs(x, z) - 0.5));
  };
}
