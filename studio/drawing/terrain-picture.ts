import type { Sharp } from "sharp";

import { traceContours } from "../ground/contours";
import type { Field } from "../ground/noise";
import { sampleSurface, type Surface } from "../ground/surface";
import type { View } from "../ground/view";
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
  /** Colour of the ground. */
  tint: Tint;
  /** Colour of what no ground covers. */
  sky: (x: number, y: number) => Colour;
  /** Look of the contour lines. */
  pen: Pen;
  /** SVG laid over the lines. */
  overlay?: (surface: Surface) => string;
}

/** Draws shaded ground with contour lines over it. */
export async function drawTerrain({ field, view, interval, lamp, tint, sky, pen, overlay }: TerrainPicture): Promise<Sharp> {
  const surface = sampleSurface(field, view, lamp ? { lamp } : {});
  const lines = drawContours(surface, traceContours(surface, interval), pen);
  const relief = paintRelief(surface, tint, sky);
  return compose(relief, view.width, view.height, [lines, overlay?.(surface) ?? ""].join("\n"));
}
