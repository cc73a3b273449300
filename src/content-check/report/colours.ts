/** The colours of a report, by role; none without a terminal. */
export interface Colours {
  place: (text: string) => string;
  field: (text: string) => string;
  error: (text: string) => string;
  advice: (text: string) => string;
  faint: (text: string) => string;
}

const painter =
  (code: number) =>
  (text: string): string =>
    `\u001b[${code}m${text}\u001b[0m`;

const asItIs = (text: string): string => text;

/** For a terminal: only the sixteen colours that every terminal theme keeps legible. */
export const terminalColours: Colours = {
  place: painter(36),
  field: painter(1),
  error: painter(31),
  advice: painter(33),
  faint: painter(2),
};

/** For files, other programs, and people who set NO_COLOR. */
export const noColours: Colours = { place: asItIs, field: asItIs, error: asItIs, advice: asItIs, faint: asItIs };

/** The colours for what is written to a stream. Node's `hasColors` knows NO_COLOR, FORCE_COLOR and what the terminal can do. */
export const coloursFor = (stream: Pick<NodeJS.WriteStream, "isTTY"> & { hasColors?: () => boolean }): Colours =>
  stream.isTTY && stream.hasColors?.() === true ? terminalColours : noColours;
