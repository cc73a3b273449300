/** Text of a file, or where it stops being UTF-8. */
export type TextResult = { text: string } | { line: number; column: number };

const NEWLINE = 0x0a;

/** Length of the longest beginning of `bytes` that is valid UTF-8. */
const validLength = (bytes: Uint8Array): number => {
  const isValid = (length: number): boolean => {
    try {
      // `stream` forgives a character that is cut at the end, so that only a wrong byte counts.
      new TextDecoder("utf-8", { fatal: true }).decode(bytes.subarray(0, length), { stream: true });
      return true;
    } catch {
      return false;
    }
  };
  let low = 0;
  let high = bytes.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isValid(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** Decodes a file as UTF-8; a byte order mark at the start is dropped. */
export const decodeUtf8 = (bytes: Uint8Array): TextResult => {
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    const before = bytes.subarray(0, validLength(bytes));
    const line = before.filter((byte) => byte === NEWLINE).length + 1;
    return { line, column: before.length - before.lastIndexOf(NEWLINE) };
  }
};
