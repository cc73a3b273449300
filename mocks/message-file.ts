import { appendFile, mkdir } from "node:fs/promises";
import { dirname } from "node:path";

export interface MessageFile {
  /** Adds one line; resolves when it is on disk, rejects when it could not be written. */
  append(message: object): Promise<void>;
}

/**
 * A file of JSON lines, made with its folder when the first message arrives. Writes wait for one
 * another, so that messages sent at the same moment never mix within a line.
 */
export function createMessageFile(file: string): MessageFile {
  let lastWrite: Promise<void> = Promise.resolve();

  const write = async (message: object) => {
    await mkdir(dirname(file), { recursive: true });
    await appendFile(file, `${JSON.stringify(message)}\n`);
  };

  return {
    append(message) {
      const thisWrite = lastWrite.then(() => write(message));
      // A failed write is its own sender's problem; the next one starts afresh.
      lastWrite = thisWrite.catch(() => undefined);
      return thisWrite;
    },
  };
}
