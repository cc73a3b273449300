import { quote } from "../../content-model/words";
import { UNFINISHED } from "../text-rules/drafts";
import type { Inspection } from "./inspection";
import { inspectText } from "./text-file";

const TIMING = /^((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})[ \t]+-->[ \t]+((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})(?:[ \t].*)?$/u;
/** Blocks that are not cues. */
const ASIDE = /^(NOTE|STYLE|REGION)([ \t]|$)/u;

/** A run of lines without an empty one; `line` counts from 1. */
interface Block {
  line: number;
  lines: readonly string[];
}

const blocksOf = (text: string): Block[] => {
  const blocks: { line: number; lines: string[] }[] = [];
  let isOpen = false;
  text.split(/\r?\n/u).forEach((written, index) => {
    if (written !== "" && isOpen) blocks.at(-1)?.lines.push(written);
    else if (written !== "") blocks.push({ line: index + 1, lines: [written] });
    isOpen = written !== "";
  });
  return blocks;
};

const seconds = (time: string): number => time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);

/** A caption: its line, its words, and when it is shown, in seconds. */
interface Cue {
  line: number;
  words: string;
  from: number;
  to: number;
}

const inLine = (line: number, fault: string): string => `is wrong on line ${line}: ${fault}`;

/** A cue, or what is wrong with it. */
const readCue = ({ line, lines }: Block): Cue | string => {
  const at = lines.findIndex((written) => written.includes("-->"));
  const [, from, to] = TIMING.exec(lines[at] ?? "") ?? [];
  const place = line + Math.max(at, 0);
  if (/\d,\d{3}/u.test(lines[at] ?? ""))
    return inLine(place, "its times have commas, as in SubRip files. Write dots, such as 00:00:01.000");
  if (at < 0 || at > 1 || from === undefined || to === undefined) {
    return inLine(
      place,
      "a cue begins with its times, such as 00:00:01.000 --> 00:00:04.000. Write them, or remove the empty line above if it divides a cue",
    );
  }
  if (lines.slice(at + 1).some((written) => written.includes("-->")))
    return inLine(place, "two cues run into each other. Put an empty line between them");
  if (lines.length === at + 1) return inLine(place, "the cue is empty. Write its words below its times, or remove it");
  const words = lines
    .slice(at + 1)
    .join(" ")
    .replace(/<[^<>]*>/gu, "");
  return { line: place, words, from: seconds(from), to: seconds(to) };
};

/** A token, or half of one: tokens are not replaced in captions. */
const BRACE = /\{[^{}\s]*\}?|\}/u;

/** WebVTT's tags, and timestamps within a cue. */
const KNOWN_TAG = /^<\/?(?:c|i|b|u|ruby|rt|v|lang)(?:[.\s][^<>]*)?>|^<(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}>/u;

/** What would be shown literally, or ignored as an unknown tag. */
const tagFault = ({ line, lines }: Block): string | undefined => {
  for (const [offset, written] of lines.entries()) {
    const [note] = UNFINISHED.exec(written) ?? [];
    if (note !== undefined) return inLine(line + offset, `${quote(note)} is a note that the text is unfinished. Write the text`);
    const [brace] = BRACE.exec(written) ?? [];
    if (brace !== undefined) return inLine(line + offset, `${quote(brace)} is not replaced in captions. Write the words themselves`);
    const unknown = [...written.matchAll(/<[^<>]*>?/gu)].find(([tag]) => !KNOWN_TAG.test(tag));
    if (unknown && !written.includes("-->")) {
      return inLine(line + offset, `${quote(unknown[0])} is not a caption tag and will be ignored. Remove it, or write &lt; for <`);
    }
  }
  return undefined;
};

/** Nobody can read more characters per second; a third of this is comfortable. */
const MAX_READ = 60;

const orderFault = (cue: Cue, before: Cue | undefined): string | undefined => {
  if (cue.to <= cue.from) return inLine(cue.line, "the cue ends before it begins. Correct its times");
  if (cue.words.length > MAX_READ * (cue.to - cue.from))
    return inLine(cue.line, `the cue has ${cue.words.length} characters, too many to read in its time. Give it more time, or divide it`);
  if (!before || cue.from >= before.to) return undefined;
  return cue.from < before.from
    ? inLine(cue.line, `the cue begins before the one on line ${before.line}. Put them in order`)
    : inLine(cue.line, `the cue begins before the one on line ${before.line} ends. Correct the times so that they do not overlap`);
};

/** The cues of a text, or what is wrong with it. */
const readCues = (text: string): string | Cue[] => {
  const [head, ...others] = blocksOf(text);
  if (!head || head.line > 1 || !/^WEBVTT([ \t]|$)/u.test(head.lines[0] ?? "")) {
    return "does not begin with the word WEBVTT. Save it as WebVTT";
  }
  const inHead = head.lines.findIndex((line) => line.includes("-->"));
  if (inHead >= 0) return inLine(inHead + 1, "there is no empty line after WEBVTT. Put an empty line between them");
  const blocks = others.filter(({ lines: [first = ""] }) => !ASIDE.test(first));
  if (blocks.length === 0) return "has no cues. Write what is said, with its times";
  const cues: Cue[] = [];
  for (const block of blocks) {
    const cue = readCue(block);
    if (typeof cue === "string") return cue;
    const fault = orderFault(cue, cues.at(-1)) ?? tagFault(block);
    if (fault !== undefined) return fault;
    cues.push(cue);
  }
  return cues;
};

/** A percentage, an amount of money or a decimal: figures that are written the same everywhere. */
const FIGURE = /[$€£]\d(?:[\d.,]*\d)?|\d(?:[\d.,]*\d)?\s?%|\d+\.\d+/gu;

/** Opens captions in WebVTT. Reports only the first mistake: browsers show no cue after it. */
export const inspectCaptions = (bytes: Buffer): Inspection => {
  let found: Pick<Inspection, "seconds" | "said" | "described"> = { seconds: 0 };
  const inspection = inspectText(bytes, (text) => {
    const cues = readCues(text);
    if (typeof cues === "string") return cues;
    const said = cues.map(({ line, words }) => ({ line: line + 1, words: words.replace(/\[[^\]]*\]/gu, " ") }));
    const described = cues.flatMap(({ line, words }) =>
      (words.match(/\[[^\]]*\]/gu) ?? []).flatMap((description) =>
        (description.match(FIGURE) ?? []).map((figure) => ({ line: line + 1, figure })),
      ),
    );
    found = { seconds: cues.at(-1)?.to ?? 0, said, described };
    return undefined;
  });
  return { ...inspection, ...found };
};
