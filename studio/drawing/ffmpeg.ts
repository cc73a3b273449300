import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Writable } from "node:stream";

/** The program: `FFMPEG_PATH` if set, otherwise the first one on the `PATH`. It needs libx264 and libsvtav1. */
const PROGRAM = process.env.FFMPEG_PATH ?? "ffmpeg";

/** The colours that players expect in high-definition video: how to convert frames, and how to label the file. */
export const TO_BT709 = "scale=out_range=tv:out_color_matrix=bt709";
export const BT709 = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"] as const;

interface Encoder {
  /** Writes one frame, and waits until there is room for the next. */
  write(frame: Uint8Array): Promise<void>;
  /** Ends the input and waits for the file. Rejects with ffmpeg's own message. */
  finish(): Promise<void>;
}

/** Starts ffmpeg with frames on its standard input (`-i -` belongs to the arguments). */
export function startEncoder(parameters: readonly string[]): Encoder {
  const child = spawn(PROGRAM, ["-hide_banner", "-loglevel", "error", "-y", ...parameters], { stdio: ["pipe", "ignore", "pipe"] });
  let complaints = "";
  child.stderr.on("data", (text: Buffer) => (complaints += text.toString()));
  const input: Writable = child.stdin;
  // Ignored: the exit code below reports a broken pipe, with the reason.
  input.on("error", () => undefined);
  const ended = once(child, "close") as Promise<[number | null]>;
  return {
    write: async (frame) => {
      if (!input.write(frame)) await Promise.race([once(input, "drain"), ended]);
    },
    finish: async () => {
      input.end();
      const [code] = await ended;
      if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}: ${complaints.trim()}`);
    },
  };
}

/** Runs ffmpeg on files. */
export async function encodeFile(parameters: readonly string[]): Promise<void> {
  await startEncoder(parameters).finish();
}
