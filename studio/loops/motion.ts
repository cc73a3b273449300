import { smoothstep } from "../ground/landforms";
import type { CameraMove } from "../ground/view";

/** Frames per second, and seconds of one turn. */
export const FPS = 20;
const SECONDS = 6;
export const FRAMES = FPS * SECONDS;

/** Minimum visibility of the brass line. */
export const HELD = 0.6;

/** Where everything that moves is at one moment. */
export interface Moment {
  camera: CameraMove;
  /** Turn of the lamp about the vertical, in radians. */
  lampTurn: number;
  /** What heights are multiplied by. */
  breath: number;
  /** The stretch of the line in brass that is bright, as shares of its length: light leaves it from its beginning, then comes again. */
  from: number;
  to: number;
}

/** Radius of the camera's circle, in world units: about fifteen pixels in the middle distance. */
const CIRCLE = 0.085;

/** Turn shares at which the light starts to leave, is gone, and is complete again. */
const [LEAVES, GONE, WHOLE] = [0.18, 0.46, 0.76] as const;

/**
 * The state at a share of the turn (0 to 1). Time enters as sine and cosine of one turn, and the line is bright at both ends, so the last
 * frame runs into the first; at 0 nothing is displaced, so the first frame is the poster.
 */
export function momentAt(share: number): Moment {
  const angle = share * Math.PI * 2;
  const away = (1 - Math.cos(angle)) / 2;
  return {
    camera: { across: CIRCLE * Math.sin(angle), along: CIRCLE * away, tilt: 0.9 * away },
    lampTurn: 0.22 * Math.sin(angle),
    breath: 1 + 0.008 * away,
    from: share < GONE ? smoothstep(LEAVES, GONE, share) : 0,
    to: share < GONE ? 1 : smoothstep(GONE, WHOLE, share),
  };
}
