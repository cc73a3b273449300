import { mix } from "../landscape/landforms";
import { ACTS, type Act } from "./acts";
import { NEARER, type Cut } from "./cuts";
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
export function frameAt(t: number, levels: number, cut: Cut): FrameState {
  const { opening, closing, duration } = TIMES;
  const acts = { from: opening.to, to: closing.from };
  const frame = shown(t, { ...acts, from: acts.from - 0.3 });
  const lift = mix(26, 0, easeOut(progress(t, acts.from - 0.3, acts.from + 0.6)));
  return {
    drawn: Array.from({ length: levels }, (_, level) => drawnAt(t, level / Math.max(1, levels - 1))),
    movements: ACTS.map(({ beats }, index) => movementsAt(t - (TIMES.acts[index]?.from ?? 0), beats)),
    looks: [
      { id: "terrain", opacity: 1, transform: terrainAt(t, cut) },
      { id: "relief", opacity: easeInOut(progress(t, 0.3, 2.6)) },
      { id: "veil", opacity: 0.62 * frame },
      rising("opening", shown(t, { from: 0.2, to: opening.to - 0.7 }), t, 0.2),
      { id: "frame", opacity: frame, transform: `translateY(${lift.toFixed(2)}px)` },
      ...TIMES.acts.flatMap((span, index) => actAt(t, index, span)),
      { id: "route", opacity: shown(t, acts, 0.3) },
      // The last words stay, because a player that stops at the end shows this frame.
      { id: "play", opacity: 0 },
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

/** The camera comes nearer to the summit at both ends; between them it stands still. */
function terrainAt(t: number, { frame, land: { view, towards } }: Cut): string {
  const { duration, closing } = TIMES;
  const nearer = NEARER[0] * easeOut(progress(t, 0, 5)) + NEARER[1] * easeInOut(progress(t, closing.from - 1, duration));
  const [x, y] = [-towards[0] * frame.width * nearer, -towards[1] * frame.height * nearer];
  return `translate(${x.toFixed(3)}px,${y.toFixed(3)}px) scale(${((1 + nearer) * (frame.width / view.width)).toFixed(5)})`;
}

function rising(id: string, opacity: number, t: number, from: number): Look {
  return { id, opacity, transform: `translateY(${mix(10, 0, easeOut(progress(t, from, from + 0.9))).toFixed(2)}px)` };
}
