import { CLOSING, OPENING, PLATES } from "./plates";
import { timeline, type Span } from "./timeline";

/** The captions as WebVTT: the words on screen, then what is shown, in brackets. */
export function captions(): string {
  const times = timeline(PLATES.length);
  const cues = [
    cue({ from: 0.5, to: times.opening.to }, OPENING.title, OPENING.described),
    ...PLATES.map(({ title, described }, index) => cue(times.plates[index] ?? times.opening, title, described)),
    cue(times.closing, `${CLOSING.title}. ${CLOSING.line} ${CLOSING.note}`, CLOSING.described),
  ];
  return `WEBVTT\n\n${cues.join("\n")}`;
}

function cue({ from, to }: Span, words: string, described: string): string {
  return `${stamp(from)} --> ${stamp(to)}\n${words}\n[${described}]\n`;
}

function stamp(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `00:${String(minutes).padStart(2, "0")}:${(seconds - minutes * 60).toFixed(3).padStart(6, "0")}`;
}
