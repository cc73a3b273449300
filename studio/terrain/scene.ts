import type { Field } from "../ground/noise";
import type { View } from "../ground/view";

/** The size of a poster, in pixels. */
export const POSTER = { width: 1920, height: 1200 } as const;

/** Ground, the camera that looks at it, and its light. */
export interface Scene {
  field: Field;
  view: View;
  /** Height between two contours, in world units. */
  interval: number;
  /** Levels drawn in brass. */
  brass?: readonly number[];
  /** Direction of the light: x to the right, y up, z away from the eye. */
  lamp?: readonly [number, number, number];
  /** How much of the far ground sinks into haze, 0 to 1. */
  haze?: number;
  /** A lamp-like glow in the haze: centre and radius as shares of the picture's width and height. */
  glow?: { x: number; y: number; radius: number; strength: number };
  /** Where the quiet left ends and the drama begins, as shares of the width, and what is left of the lines at the far left. */
  calm?: { from: number; to: number; floor: number };
  /** The hero keeps its poster: no loop is made of it. */
  still?: true;
}
