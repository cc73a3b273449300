import { mix } from "../ground/landforms";
import { PLATES, type Shot } from "./plates";
import { FRAME, WINDOW } from "./stage";
import { GROUND } from "./summit";
import { easeInOut, easeOut, FADE, progress, shown, timeline } from "./timeline";

/** What one element looks like in one frame. */
export interface Look {
  id: string;
  opacity: number;
  transform?: string;
}

export interface FrameState {
  looks: Look[];
  /** How much of each contour level is drawn, 0 to 1, lowest level first. */
  drawn: number[];
}

const TIMES = timeline(PLATES.length);

/** The whole stage at `t` seconds: a pure function, so that any frame can be made alone. `levels` is how many contour levels there are. */
export function frameAt(t: number, levels: number): FrameState {
  const { opening, closing, duration } = TIMES;
  const isPlate = { from: opening.to, to: closing.from };
  const frame = shown(t, isPlate);
  const lift = mix(26, 0, easeOut(progress(t, isPlate.from, isPlate.from + 1.1)));
  return {
    drawn: Array.from({ length: levels }, (_, level) => drawnAt(t, level / Math.max(1, levels - 1))),
    looks: [
      { id: "terrain", opacity: 1, transform: terrainAt(t) },
      { id: "shade", opacity: 1 },
      { id: "veil", opacity: Math.max(0.62 * frame, 1 - easeOut(progress(t, 0, 1))) },
      rising("opening", shown(t, { from: 0.9, to: opening.to - 0.35 }), t, 0.9),
      { id: "frame", opacity: frame, transform: `translateY(${lift.toFixed(2)}px)` },
      ...PLATES.flatMap((plate, index) => plateAt(t, index, plate.from, plate.to)),
      { id: "route", opacity: shown(t, isPlate, 0.3) },
      // The last words stay: a player that stops here shows them.
      rising("closing", shown(t, { from: closing.from + 0.5, to: duration }), t, closing.from + 0.5),
    ],
  };
}

/** Contours run from the foot to the summit, each level a little after the one below. */
function drawnAt(t: number, height: number): number {
  const start = 0.2 + 2.6 * height;
  return easeInOut(progress(t, start, start + 1.5));
}

function plateAt(t: number, index: number, from: Shot, to: Shot): Look[] {
  const span = TIMES.plates[index] ?? TIMES.opening;
  // The next screen fades in over this one, which stays until it is covered.
  const isLast = index === PLATES.length - 1;
  const covered = !isLast && t > span.to + FADE;
  const opacity = covered ? 0 : index === 0 ? Number(t >= span.from) : easeInOut(progress(t, span.from, span.from + FADE));
  const share = easeInOut(progress(t, span.from - 0.2, span.to + 0.7));
  const shot = { x: mix(from.x, to.x, share), y: mix(from.y, to.y, share), scale: from.scale * (to.scale / from.scale) ** share };
  // Old words leave before new ones come: two titles never cross.
  const words = easeInOut(progress(t, span.from + 0.28, span.from + 0.75)) * (1 - easeInOut(progress(t, span.to - 0.02, span.to + 0.3)));
  return [
    { id: `screen-${index}`, opacity, transform: shotTransform(shot) },
    rising(`text-${index}`, words, t, span.from + 0.28),
    { id: `mark-${index}`, opacity: easeInOut(progress(t, span.from + 0.3, span.from + 0.8)) },
  ];
}

/** Places a screen so that the shot's point is in the middle of the window, or as near to it as the screen's edges allow. */
function shotTransform({ x, y, scale }: Shot): string {
  const left = Math.min(0, Math.max(WINDOW.width - 1200 * scale, WINDOW.width / 2 - x * scale));
  const top = Math.min(0, Math.max(WINDOW.height - 750 * scale, WINDOW.height / 2 - y * scale));
  return `translate(${left.toFixed(3)}px,${top.toFixed(3)}px) scale(${scale.toFixed(5)})`;
}

/** The camera climbs slowly over the ground from the first frame to the last, and comes nearer to the summit at both ends. */
function terrainAt(t: number): string {
  const { duration, closing } = TIMES;
  const share = t / duration;
  const near = 0.1 * easeOut(progress(t, 0, 6)) + 0.06 * easeInOut(progress(t, closing.from - 1, duration));
  const scale = 0.8 + near;
  const x = mix(0, -90, share) - (GROUND.width * scale - FRAME.width) * 0.62;
  const y = mix(-20, 20, share) - (GROUND.height * scale - FRAME.height) * 0.5;
  return `translate(${x.toFixed(3)}px,${y.toFixed(3)}px) scale(${scale.toFixed(5)})`;
}

function rising(id: string, opacity: number, t: number, from: number): Look {
  return { id, opacity, transform: `translateY(${mix(10, 0, easeOut(progress(t, from, from + 0.9))).toFixed(2)}px)` };
}
