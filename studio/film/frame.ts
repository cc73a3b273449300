import { mix } from "../landscape/landforms";
import { ACTS, type Act } from "./acts";
import { FRAME } from "./stage";
import { GROUND } from "./summit";
import { easeInOut, easeOut, progress, shown, timeline, type Span } from "./timeline";

/** What one element looks like in one frame. */
export interface Look {
  id: string;
  opacity: number;
  transform?: string;
  /** The visible part of it, as a clip path. */
  clip?: string;
}

export interface FrameState {
  looks: Look[];
  /** How much of each contour level has been drawn, 0 to 1, lowest level first. */
  drawn: number[];
  /** How far each act's movements have gone, 0 to 1, by the name of their variable. */
  movements: Record<string, number>[];
}

/** How long a stroke of ink takes to cross the window, in seconds. */
const STROKE = 0.45;

const TIMES = timeline(ACTS.length);

/** The whole stage at `t` seconds: a pure function, so that any frame can be drawn alone. `levels` is the number of contour levels. */
export function frameAt(t: number, levels: number): FrameState {
  const { opening, closing, duration } = TIMES;
  const acts = { from: opening.to, to: closing.from };
  const frame = shown(t, { ...acts, from: acts.from - 0.3 });
  const lift = mix(26, 0, easeOut(progress(t, acts.from - 0.3, acts.from + 0.6)));
  return {
    drawn: Array.from({ length: levels }, (_, level) => drawnAt(t, level / Math.max(1, levels - 1))),
    movements: ACTS.map(({ beats }, index) => movementsAt(t - (TIMES.acts[index]?.from ?? 0), beats)),
    looks: [
      { id: "terrain", opacity: 1, transform: terrainAt(t) },
      { id: "shade", opacity: 1 },
      { id: "relief", opacity: easeInOut(progress(t, 0.3, 2.6)) },
      { id: "veil", opacity: 0.62 * frame },
      rising("opening", shown(t, { from: 0.2, to: opening.to - 0.7 }), t, 0.2),
      { id: "frame", opacity: frame, transform: `translateY(${lift.toFixed(2)}px)` },
      ...TIMES.acts.flatMap((span, index) => actAt(t, index, span)),
      { id: "route", opacity: shown(t, acts, 0.3) },
      // The last words stay, because a player that stops at the end shows this frame.
      rising("closing", shown(t, { from: closing.from + 0.5, to: duration }), t, closing.from + 0.5),
    ],
  };
}

/** Contours are drawn from the foot to the summit, each level starting a little after the one below. */
function drawnAt(t: number, height: number): number {
  const start = 1.6 * height - 0.15;
  return easeInOut(progress(t, start, start + 1.1));
}

/** Ink covers the window between acts: one stroke retracts as an act begins, and the next covers its screen as it ends. */
function actAt(t: number, index: number, { from, to }: Span): Look[] {
  const open = 1 - easeInOut(progress(t, from, from + STROKE));
  const covered = easeInOut(progress(t, to + 0.2 - STROKE, to + 0.2));
  // Old words fade out before new ones fade in, so that two titles never overlap.
  const words = easeInOut(progress(t, from + 0.15, from + 0.6)) * (1 - easeInOut(progress(t, to - 0.45, to - 0.05)));
  return [
    { id: `act-${index}`, opacity: Number(open < 1 && covered < 1), clip: `inset(0 ${percent(open)} 0 ${percent(covered)})` },
    rising(`text-${index}`, words, t, from + 0.15),
    { id: `mark-${index}`, opacity: easeInOut(progress(t, from + 0.3, from + 0.8)) },
  ];
}

/** How far each movement of an act has gone. */
const movementsAt = (t: number, beats: Act["beats"]): Record<string, number> =>
  Object.fromEntries(Object.entries(beats).map(([name, [from, to]]) => [`--${name}`, easeInOut(progress(t, from, to))]));

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

/** The camera climbs slowly over the ground from the first frame to the last, and comes nearer to the summit at both ends. */
function terrainAt(t: number): string {
  const { duration, closing } = TIMES;
  const share = t / duration;
  const near = 0.1 * easeOut(progress(t, 0, 5)) + 0.06 * easeInOut(progress(t, closing.from - 1, duration));
  const scale = 0.8 + near;
  const x = mix(0, -90, share) - (GROUND.width * scale - FRAME.width) * 0.62;
  const y = mix(-20, 20, share) - (GROUND.height * scale - FRAME.height) * 0.5;
  return `translate(${x.toFixed(3)}px,${y.toFixed(3)}px) scale(${scale.toFixed(5)})`;
}

function rising(id: string, opacity: number, t: number, from: number): Look {
  return { id, opacity, transform: `translateY(${mix(10, 0, easeOut(progress(t, from, from + 0.9))).toFixed(2)}px)` };
}
