import { styleText } from "node:util";

/** Only the sixteen colours that every terminal theme keeps legible. */
const LOOKS = { place: "cyan", field: "bold", error: "red", advice: "yellow", faint: "dim" } as const;

/** Colours a part of a report by role, or leaves it unchanged without a terminal. */
export type Colours = (role: keyof typeof LOOKS, text: string) => string;

export const terminalColours: Colours = (role, text) => styleText(LOOKS[role], text, { validateStream: false });

/** For files, other programs, and people who set NO_COLOR. */
export const noColours: Colours = (_role, text) => text;

/** The colours for what is written to a stream. Node's `hasColors` knows NO_COLOR, FORCE_COLOR and what the terminal can do. */
export const coloursFor = (stream: Pick<NodeJS.WriteStream, "isTTY"> & { hasColors?: () => boolean }): Colours =>
  stream.isTTY && stream.hasColors?.() === true ? terminalColours : noColours;
