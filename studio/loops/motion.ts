import type { CameraMove } from "../ground/view";

/** Frames per second, and seconds of one turn. */
export const FPS = 20;
export const SECONDS = 6;
export const FRAMES = FPS * SECONDS;

/** Where everything that moves stands at one moment. */
export interface Moment {
  camera: CameraMove;
  /** Turn of the lamp about the vertical, in radians. */
  lampTurn: number;
  /** What heights are multiplied by. */
  breath: number;
  /** How far the line in brass has climbed, 0 to 1. */
  rise: number;
}

/** Radius of the camera's circle, in world units: about fifteen pixels in the middle distance. */
const CIRCLE = 0.085;

/**
 * The state at a share of the turn (0 to 1). Time enters only as sine and cosine of one turn, so the last frame runs into
 * the first; at 0 nothing is displaced, so the first frame is the poster.
 */
export function momentAt(share: number): Moment {
  const angle = share * Math.PI * 2;
  const away = (1 - Math.cos(angle)) / 2;
  return {
    camera: { across: CIRCLE * Math.sin(angle), along: CIRCLE * away, tilt: 0.9 * away },
    lampTurn: 0.22 * Math.sin(angle),
    breath: 1 + 0.008 * away,
    rise: away,
  };
}
