import { decodeText } from "../read-text";
import type { Inspection } from "./inspection";

/** Opens a file as UTF-8 text and checks it. */
export const inspectText = (bytes: Buffer, faultOf: (text: string) => string | undefined): Inspection => {
  const decoded = decodeText(bytes);
  const fault =
    "text" in decoded
      ? faultOf(decoded.text)
      : decoded.message
          .replace("from here on", () => `from line ${decoded.place.line} on`)
          .replace(/^contains (?=two)/u, () => `contains, on line ${decoded.place.line}, `);
  return fault === undefined ? {} : { fault };
};
