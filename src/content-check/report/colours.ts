import { styleText } from "node:util";

/** Only the sixteen colours that every terminal theme keeps legible. */
const LOOKS = { place: "cyan", field: "bold", error: "red", advice: "yellow", faint: "dim" } as const;

/** Colours a part of a report by its role, if it is shown in a terminal. */
export type Colours = (role: keyof typeof LOOKS, text: string) => string;

export const terminalColours: Colours = (role, text) => styleText(LOOKS[role], text, { validateStream: false });

/** For output to files and other programs, and for people who set NO_COLOR. */
export const noColours: Colours = (_role, text) => text;

/** The colours for output to a stream. Node's `hasColors` respects NO_COLOR, FORCE_COLOR and the terminal's abilities. */
export const coloursFor = (stream: Pick<NodeJS.WriteStream, "isTTY"> & { hasColors?: () => boolean }): Colours =>
  stream.isTTY && stream.hasColors?.() === true ? terminalColours : noColours;
