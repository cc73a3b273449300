import { ACTS, CLOSING, OPENING } from "./acts";
import { timeline, type Span } from "./timeline";

/** The position of captions: below the words on screen, and clear of the product's screens. */
const PLACE = "position:3%,line-left align:left size:26% line:58%";

/**
 * The captions as WebVTT: the words of the opening and the close and, in brackets, what the film shows. Acts' titles are only on
 * screen. The picture of the close is not described: its many words leave no time for that.
 */
export function captions(): string {
  const times = timeline(ACTS.length);
  const cues = [
    cue({ from: 0.2, to: times.opening.to }, OPENING.title, OPENING.described),
    ...ACTS.map(({ described }, index) => cue(times.acts[index] ?? times.opening, "", described)),
    cue(times.closing, `${CLOSING.title}. ${CLOSING.line} ${CLOSING.note}`),
  ];
  return `WEBVTT\n\n${cues.join("\n")}`;
}

function cue({ from, to }: Span, words: string, described?: string): string {
  const lines = [...(words ? [words] : []), ...(described ? [`[${described}]`] : [])];
  return `${stamp(from)} --> ${stamp(to)} ${PLACE}\n${lines.map((line) => `${line}\n`).join("")}`;
}

function stamp(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `00:${String(minutes).padStart(2, "0")}:${(seconds - minutes * 60).toFixed(3).padStart(6, "0")}`;
}
