import { mix, smoothstep } from "../landscape/landforms";
import type { Field } from "../landscape/noise";
import { shareOf, type GroundPoint } from "../landscape/route";
import type { View } from "../landscape/view";
import type { Route, Scene } from "../terrain/scene";
import { MIN_VISIBLE, UNDRAWN, type Moment } from "./motion";

/** The part of the line that is bright. */
export type Stretch = Pick<Moment, "from" | "to">;

/** The light of a level line at one moment, as it rises to its target. */
export interface Ring {
  /** The level that the light has reached. */
  level: number;
  /** How visible the line is there, 0 to 1. */
  strength: number;
  /** The level to which it rises, where the poster draws the line. */
  target: number;
  /** How visible the line still is at the target, 0 to 1. */
  trace: number;
  /** How strongly the levels below the light shine, 0 to 1. */
  trail: number;
}

/**
 * The light on a level line rises from far below. Until it comes into view, the target keeps the minimum visibility; then that fades, so
 * that the scene always shows exactly one line in brass.
 */
export function ringOf({ brass: { level = Number.NEGATIVE_INFINITY, climb } }: Scene, { from, to }: Stretch): Ring {
  if (climb === undefined) return { level, strength: 1, target: Number.NEGATIVE_INFINITY, trace: 0, trail: 0 };
  const below = 1 - to;
  const strength = below > 0 ? 1 - smoothstep(0.6, 1, below) : mix(1, MIN_VISIBLE, from);
  const trace = below > 0 ? mix(MIN_VISIBLE, 0, strength) : 0;
  return { level: level - below * climb, strength, target: level, trace, trail: 3 * below * (1 - below) };
}

/** Where a route crosses each row, in pixels from the left; NaN in rows that it does not reach. */
export function wayOf(view: View, route: Route | undefined, rows: number): Float32Array {
  return Float32Array.from({ length: rows }, (_, row) => {
    const { z } = view.ground(0, row / (rows - 1));
    const share = route ? shareOf(route, z) : -1;
    return route && share >= 0 && share <= 1 ? view.locate(route.x(z), z).u * view.width : Number.NaN;
  });
}

/** A ground point's position along the route or around the ring, 0 to 1; undefined for a line that moves as a whole. */
export function alongLine({ brass: { route, boundary, around } }: Scene): Field | undefined {
  if (route) return (_x, z) => shareOf(route, z);
  const middle = around ?? (boundary && middleOf(boundary));
  return middle && ((x, z) => 0.5 + Math.atan2(x - middle[0], z - middle[1]) / (2 * Math.PI));
}

const middleOf = (corners: readonly GroundPoint[]): GroundPoint => [
  corners.reduce((total, [x]) => total + x, 0) / corners.length,
  corners.reduce((total, [, z]) => total + z, 0) / corners.length,
];

/** How far light fades at each end of the bright stretch, as a share of the line's length. */
const END = 0.01;

/** How visible the line is at a share of its length. A bright stretch from 0 to 1 includes both ends. */
export const shownAt = (along: number, stretch: Stretch): number => mix(UNDRAWN, 1, lightAt(along, stretch));

const lightAt = (along: number, { from, to }: Stretch): number =>
  clamp((along - from * (1 + 2 * END)) / END + 1) * clamp((to * (1 + 2 * END) - 2 * END - along) / END + 1);

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
