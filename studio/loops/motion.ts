import { smoothstep } from "../landscape/landforms";
import type { CameraMove } from "../landscape/view";

/** Frames per second, and seconds of one turn. */
export const FPS = 20;
const SECONDS = 6;
export const FRAMES = FPS * SECONDS;

/** Minimum visibility of the brass line. */
export const HELD = 0.6;

/** The state of everything that moves at one moment. */
export interface Moment {
  camera: CameraMove;
  /** Turn of the lamp about the vertical, in radians. */
  lampTurn: number;
  /** The factor on heights. */
  breath: number;
  /** The bright stretch of the line in brass, as shares of its length: light leaves it from its beginning, then returns. */
  from: number;
  to: number;
  /**
   * From 0 to 1: how far a stream is filled where the line's light reaches its mouth, and how far a bar of ink has retracted from what it
   * reveals.
   */
  joined: number;
  lifted: number;
}

/** Radius of the camera's circle, in world units: about fifteen pixels in the middle distance. */
const CIRCLE = 0.085;

/** Turn shares at which the light starts to leave, is gone, and is complete again. */
const [LEAVES, GONE, WHOLE] = [0.18, 0.46, 0.76] as const;

/** Turn shares between which streams that were filled empty again, and between which a bar of ink opens and closes. */
const EMPTIES = [0.86, 0.98] as const;
const OPENS = [0.24, 0.34] as const;
const CLOSES = [0.74, 0.84] as const;

/**
 * The state at a share of the turn (0 to 1). Time enters as sine and cosine of one turn, and the line is bright at both ends, so the last
 * frame runs into the first; at 0 nothing is displaced, so the first frame is the poster. On a sheet of paper only brass and
 * ink move.
 */
export function momentAt(share: number, sheet: boolean): Moment {
  const angle = sheet ? 0 : share * Math.PI * 2;
  const away = (1 - Math.cos(angle)) / 2;
  return {
    camera: { across: CIRCLE * Math.sin(angle), along: CIRCLE * away, tilt: 0.9 * away },
    lampTurn: 0.22 * Math.sin(angle),
    breath: 1 + 0.008 * away,
    from: share < GONE ? smoothstep(LEAVES, GONE, share) : 0,
    to: share < GONE ? 1 : smoothstep(GONE, WHOLE, share),
    joined: share < GONE ? 0 : smoothstep(EMPTIES[1], EMPTIES[0], share),
    lifted: smoothstep(...OPENS, share) * smoothstep(CLOSES[1], CLOSES[0], share),
  };
}
