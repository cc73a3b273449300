import { ACTS, CLOSING, OPENING } from "./acts";
import type { Cut } from "./cuts";
import { timeline, type Span } from "./timeline";

/**
 * The captions as WebVTT: the words of the opening and the close and, in brackets, what the film shows. Acts' titles are only on
 * screen. The picture of the close is not described: its many words leave no time for that.
 */
export function captions({ captions: place }: Cut): string {
  const times = timeline(ACTS.length);
  const cues = [
    cue(place, { from: 0.2, to: times.opening.to }, OPENING.title, OPENING.described),
    ...ACTS.map(({ described }, index) => cue(place, times.acts[index] ?? times.opening, "", described)),
    cue(place, times.closing, `${CLOSING.title}. ${CLOSING.line} ${CLOSING.note}`),
  ];
  return `WEBVTT\n\n${cues.join("\n")}`;
}

function cue(place: string, { from, to }: Span, words: string, described?: string): string {
  const lines = [...(words ? [words] : []), ...(described ? [`[${described}]`] : [])];
  return `${`${stamp(from)} --> ${stamp(to)} ${place}`.trimEnd()}\n${lines.map((line) => `${line}\n`).join("")}`;
}

function stamp(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `00:${String(minutes).padStart(2, "0")}:${(seconds - minutes * 60).toFixed(3).padStart(6, "0")}`;
}
