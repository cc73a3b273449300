import { mix, smoothstep } from "../landscape/landforms";
import type { CameraMove } from "../landscape/view";

/** Frames per second, and the seconds that a loop lasts. */
export const FPS = 20;
const SECONDS = 6;
export const FRAMES = FPS * SECONDS;

/** Minimum visibility of the brass line: of one that climbs from level to level, and of one that draws itself. */
export const [MIN_VISIBLE, UNDRAWN] = [0.6, 0.2] as const;

/** The state of everything that moves at one moment. */
export interface Moment {
  camera: CameraMove;
  /** Turn of the lamp about the vertical, in radians. */
  lampTurn: number;
  /** Factor on heights. */
  breath: number;
  /** Start and end of the bright part of the line in brass, 0 to 1. The light drains from the start, then returns. */
  from: number;
  to: number;
  /** How full a stream is once the light has reached its mouth, 0 to 1. */
  joined: number;
  /** How far each bar of ink has retracted from what it reveals, 0 to 1, by its place among them, from 0. */
  lifted: (place: number) => number;
}

/** Radius of the camera's circle, in world units: about fifteen pixels in the middle distance. */
const CIRCLE = 0.085;

/** When the light starts to drain, is gone, and is complete again, as shares of the loop. */
const [LEAVES, GONE, WHOLE] = [0.18, 0.46, 0.76] as const;

/** When the filled streams empty again, as shares of the loop. */
const EMPTIES = [0.86, 0.98] as const;

/** When the first bar of ink retracts, and when one after the last would, for how long, and how quickly, as shares of the loop. */
const OPENS = [0.06, 0.76] as const;
const [OPEN, QUICK] = [0.3, 0.08] as const;

/**
 * The state at a share of the loop (0 to 1). Everything has returned to its place at the end, so the last frame runs into the first. At 0
 * nothing is displaced, so the first frame is the poster. On a sheet of paper only brass and ink move.
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
    lifted: (place) => {
      const opens = mix(...OPENS, place);
      return smoothstep(opens, opens + QUICK, share) * smoothstep(opens + OPEN, opens + OPEN - QUICK, share);
    },
  };
}
