import { gradientNoise, warped, type Field } from "./noise";

/** 0 below `from`, 1 above `to`, smooth between; `from` may be the larger one. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** Linear interpolation. */
export function mix(from: number, to: number, t: number): number {
  return from + (to - from) * t;
}

interface PeakOptions {
  x: number;
  z: number;
  /** Distance at which about a third of the height is left. */
  radius: number;
  height: number;
  /** 1 makes a witch's hat, 2 a rounded dome. */
  roundness?: number;
  /** How far the very top is rounded, so that the highest contour is a ring and not a point. */
  tip?: number;
}

/** A single mountain that fades out on all sides. */
export function peak({ x, z, radius, height, roundness = 1.4, tip = 0.004 }: PeakOptions): Field {
  return (px, pz) => {
    const distance = Math.hypot(px - x, pz - z) / radius;
    return height * Math.exp(-((distance * distance + tip) ** (roundness / 2)));
  };
}

/** Sum of fields. */
export function sum(...fields: readonly Field[]): Field {
  return (x, z) => fields.reduce((height, field) => height + field(x, z), 0);
}

/** A field times a number or another field. */
export function scaled(field: Field, by: number | Field): Field {
  return typeof by === "number" ? (x, z) => field(x, z) * by : (x, z) => field(x, z) * by(x, z);
}

/** The higher of the given fields, with rounded seams of about `blend` height. */
export function highest(blend: number, ...fields: readonly Field[]): Field {
  return (x, z) => {
    const heights = fields.map((field) => field(x, z));
    const top = Math.max(...heights);
    return top + blend * Math.log(heights.reduce((total, height) => total + Math.exp((height - top) / blend), 0));
  };
}

/** Land that rises out of water, whose shore is at height zero. */
export const island = (land: Field): Field => highest(0.004, land, () => 0);

/**
 * Land whose shore is at `level`, now height zero, and the bed of the sea around it: it falls away from what these corners enclose, ever
 * more gently, so that its lines follow the shore and thin out.
 */
export function shelving(land: Field, level: number, fall: number, corners: readonly (readonly [number, number])[]): Field {
  const inside = warped(insideOf(corners), gradientNoise(5), 0.24, 1.3);
  return (x, z) => land(x, z) - level - fall * Math.max(0, -inside(x, z)) ** 0.8;
}

/** Cuts a field into shelves: flat treads of `step` height with steep risers; `sharpness` from 0 (none) to 1. */
export function terraced(field: Field, step: number, sharpness: number): Field {
  return (x, z) => {
    const height = field(x, z);
    const shelf = Math.floor(height / step);
    const riser = smoothstep(0.5 - (1 - sharpness) / 2, 0.5 + (1 - sharpness) / 2 + 0.02, height / step - shelf);
    return mix(height, (shelf + riser) * step, Math.min(1, sharpness * 1.1));
  };
}

/** The points of a path, from its coordinates: x and z, x and z. */
export function path(...coordinates: readonly number[]): [number, number][] {
  return coordinates.flatMap((x, index): [number, number][] => (index % 2 === 0 ? [[x, coordinates[index + 1] ?? 0]] : []));
}

/** Distance from a point to a polyline. */
function distanceToPath(points: readonly (readonly [number, number])[], x: number, z: number): number {
  let distance = Infinity;
  for (let index = 0; index + 1 < points.length; index++) {
    const [ax, az] = points[index] ?? [0, 0];
    const [bx, bz] = points[index + 1] ?? [0, 0];
    const dx = bx - ax;
    const dz = bz - az;
    const t = Math.min(1, Math.max(0, ((x - ax) * dx + (z - az) * dz) / (dx * dx + dz * dz)));
    distance = Math.min(distance, Math.hypot(x - ax - t * dx, z - az - t * dz));
  }
  return distance;
}

/** Distance from the boundary that closes these corners: positive inside, negative outside. */
export function insideOf(corners: readonly (readonly [number, number])[]): Field {
  const closed = [...corners, ...corners.slice(0, 1)];
  return (x, z) => {
    let inside = false;
    for (let index = 0; index + 1 < closed.length; index++) {
      const [ax, az] = closed[index] ?? [0, 0];
      const [bx, bz] = closed[index + 1] ?? [0, 0];
      if (az > z !== bz > z && x < ax + ((z - az) / (bz - az)) * (bx - ax)) inside = !inside;
    }
    return (inside ? 1 : -1) * distanceToPath(closed, x, z);
  };
}

/** A long mountain wall along a path. */
export function wall(points: readonly (readonly [number, number])[], width: number, height: number, roundness = 1.3): Field {
  return (x, z) => {
    const away = distanceToPath(points, x, z) / width;
    return height * Math.exp(-((away * away + 0.004) ** (roundness / 2)));
  };
}
