import { createRandom } from "./random";

/** A smooth function of the plane. Noise lies in about [-1, 1]; terrain heights may be anything. */
export type Field = (x: number, z: number) => number;

const TABLE = 256;

/** Quintic ease: first and second derivatives vanish at 0 and 1, so that contours have no kinks on the lattice. */
function ease(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

/** Gradient noise in about [-1, 1] with features of about one unit. */
export function gradientNoise(seed: number): Field {
  const random = createRandom(seed);
  const order = Array.from({ length: TABLE }, (_, index) => index);
  for (let index = TABLE - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    const kept = order[index] ?? 0;
    order[index] = order[other] ?? 0;
    order[other] = kept;
  }
  const hash = Uint8Array.from(order);
  const across = new Float64Array(TABLE);
  const along = new Float64Array(TABLE);
  for (let index = 0; index < TABLE; index++) {
    const angle = random() * Math.PI * 2;
    across[index] = Math.cos(angle);
    along[index] = Math.sin(angle);
  }

  const corner = (column: number, row: number, dx: number, dz: number): number => {
    const key = hash[((hash[column & 255] ?? 0) + row) & 255] ?? 0;
    return (across[key] ?? 0) * dx + (along[key] ?? 0) * dz;
  };

  return (x, z) => {
    const column = Math.floor(x);
    const row = Math.floor(z);
    const dx = x - column;
    const dz = z - row;
    const u = ease(dx);
    const near = corner(column, row, dx, dz) * (1 - u) + corner(column + 1, row, dx - 1, dz) * u;
    const far = corner(column, row + 1, dx, dz - 1) * (1 - u) + corner(column + 1, row + 1, dx - 1, dz - 1) * u;
    return (near + (far - near) * ease(dz)) * 1.5;
  };
}

interface FractalOptions {
  /** Size of the largest feature, in world units. */
  size: number;
  octaves: number;
  /** How much of its strength each octave passes on; 0.5 is rough, 0.35 is worn smooth. */
  gain?: number;
}

/** Each octave is shifted, so that lattices never line up and leave a visible centre. */
const SHIFT = 17.31;
const LACUNARITY = 2.03;

/** Rolling ground: a sum of octaves, in about [-1, 1]. */
export function fractal(noise: Field, { size, octaves, gain = 0.45 }: FractalOptions): Field {
  return (x, z) => {
    let sum = 0;
    let weight = 1;
    let total = 0;
    let frequency = 1 / size;
    for (let octave = 0; octave < octaves; octave++) {
      sum += weight * noise(x * frequency + octave * SHIFT, z * frequency - octave * SHIFT);
      total += weight;
      weight *= gain;
      frequency *= LACUNARITY;
    }
    return sum / total;
  };
}

/** Mountain ground: octaves folded into crests, finer detail only where the ground is already high; in about [0, 1]. */
export function ridged(noise: Field, { size, octaves, gain = 0.5 }: FractalOptions): Field {
  return (x, z) => {
    let sum = 0;
    let weight = 1;
    let total = 0;
    let carried = 1;
    let frequency = 1 / size;
    for (let octave = 0; octave < octaves; octave++) {
      const fold = 1 - Math.sqrt(noise(x * frequency + octave * SHIFT, z * frequency - octave * SHIFT) ** 2 + 0.004);
      const crest = fold * fold * carried;
      sum += weight * crest;
      total += weight;
      carried = Math.min(1, crest * 1.6);
      weight *= gain;
      frequency *= LACUNARITY;
    }
    return sum / total;
  };
}

/** Bends a field's coordinates by another noise, so that ridges wander like real ones. */
export function warped(field: Field, noise: Field, amount: number, size: number): Field {
  return (x, z) => field(...bent(noise, amount, size, x, z));
}

const bent = (noise: Field, amount: number, size: number, x: number, z: number): readonly [x: number, z: number] => [
  x + amount * noise(x / size + 5.2, z / size + 1.3),
  z + amount * noise(x / size - 8.7, z / size + 4.1),
];

/** The reverse of `warped`: where the bent field shows what the original has at a given point. */
export function unbent(noise: Field, amount: number, size: number, [x, z]: readonly [number, number]): readonly [x: number, z: number] {
  let [atX, atZ] = [x, z];
  for (let step = 0; step < 12; step++) {
    const [bentX, bentZ] = bent(noise, amount, size, atX, atZ);
    [atX, atZ] = [atX + x - bentX, atZ + z - bentZ];
  }
  return [atX, atZ];
}
