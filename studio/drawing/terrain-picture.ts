import type { Sharp } from "sharp";
import { traceContours, traceFolds, traceRoute, traceStraight } from "../landscape/contours";
import type { Field } from "../landscape/noise";
import type { GroundPoint } from "../landscape/route";
import { sampleSurface, type Surface } from "../landscape/surface";
import type { View } from "../landscape/view";
import type { Colour } from "./colour";
import { drawContours, type Pen } from "./contour-lines";
import { compose } from "./encode";
import { paintRelief, type Tint } from "./relief";

export interface TerrainPicture {
  field: Field;
  view: View;
  /** Height between two contours, in world units. */
  interval: number;
  /** Direction of the light: x to the right, y up, z away from the eye. */
  lamp?: readonly [number, number, number];
  /** How many times larger than on a poster everything is drawn. */
  enlarged?: number;
  /** Colour of the ground. */
  tint: Tint;
  /** Colour of what no ground covers. */
  sky: Colour;
  /** Look of the contour lines. */
  pen: Pen;
  /** A line over the ground that is not a contour: the pen receives ROUTE as its level. */
  route?: readonly GroundPoint[];
  /** A straight line at a height and distance, hidden by nothing; the pen receives ROUTE for it too. */
  flat?: { height: number; z: number };
  /** SVG laid over the lines. */
  overlay?: (surface: Surface) => string;
}

/** The level that marks a route for the pen. */
export const ROUTE = Infinity;

/** The level that marks a fold of the ground for the pen. */
export const FOLD = -Infinity;

/** Draws shaded ground with contour lines over it. */
export async function drawTerrain({
  field,
  view,
  interval,
  lamp,
  enlarged = 1,
  tint,
  sky,
  pen,
  route = [],
  flat,
  overlay,
}: TerrainPicture): Promise<Sharp> {
  const surface = sampleSurface(field, view, { enlarged, ...(lamp ? { lamp } : {}) });
  const points = flat ? traceStraight(surface, flat) : traceRoute(surface, route);
  const folds = traceFolds(surface).map((line) => ({ height: 0, level: FOLD, points: line }));
  const lines = drawContours(surface, [...folds, ...traceContours(surface, interval), { height: 0, level: ROUTE, points }], pen);
  const relief = paintRelief(surface, tint, sky);
  return compose(relief, view.width, view.height, [lines, overlay?.(surface) ?? ""].join("\n"));
}
