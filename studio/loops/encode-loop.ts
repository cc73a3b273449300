import { mkdir, stat } from "node:fs/promises";
import path from "node:path";
import { report } from "../drawing/encode";
import { BT709, encodeFile, startEncoder, TO_BT709 } from "../drawing/ffmpeg";
import { POSTER } from "../terrain/scene";
import { FPS } from "./motion";

const FOLDER = "content/media/loops";
const CACHE = ".local/loops";

interface Format {
  /** The end of the file's name, after the slug. */
  ending: string;
  /** Size limit, in bytes. */
  maxBytes: number;
  /** Quality numbers to try in turn; a larger number makes a smaller file. */
  qualities: readonly number[];
  parameters: (quality: number) => readonly string[];
}

/** For every window: two thirds of the poster's width. */
const USUAL = ["-vf", "scale=1280:800"] as const;

/** Ten bits, because dark gradients show bands in eight. */
const AV1 = {
  qualities: [38, 41, 46, 51, 56, 61],
  parameters: (quality: number) => [
    ...["-c:v", "libsvtav1", "-preset", "8", "-crf", String(quality), "-pix_fmt", "yuv420p10le", "-g", "999"],
    ...["-svtav1-params", "tune=0:lp=2", "-movflags", "+faststart"],
  ],
};

/** All begin with a key frame and have no sound. The sharp one is for large windows and dense screens whose browsers know AV1. */
const FORMATS: readonly Format[] = [
  { ending: "sharp.mp4", maxBytes: 700_000, ...AV1 },
  { ending: "av1.mp4", maxBytes: 300_000, ...AV1, parameters: (quality) => [...USUAL, ...AV1.parameters(quality)] },
  {
    ending: "h264.mp4",
    maxBytes: 800_000,
    qualities: [26, 27, 29, 31, 33, 35],
    parameters: (quality) => [
      ...USUAL,
      ...["-c:v", "libx264", "-preset", "medium", "-crf", String(quality), "-g", "999", "-sws_dither", "none", "-pix_fmt", "yuv420p"],
      ...["-movflags", "+faststart"],
    ],
  },
];

/** Collects the frames of one loop (16-bit RGB) in a file that the encoders read; returns its name. */
export async function recordFrames(slug: string, frames: AsyncIterable<Uint8Array>): Promise<string> {
  const file = `${CACHE}/${slug}.nut`;
  await mkdir(CACHE, { recursive: true });
  const size = `${POSTER.width}x${POSTER.height}`;
  const source = ["-f", "rawvideo", "-pix_fmt", "rgb48le", "-video_size", size, "-framerate", String(FPS), "-i", "-"];
  const recorder = startEncoder([...source, "-vf", TO_BT709, "-pix_fmt", "yuv420p10le", "-c:v", "rawvideo", file]);
  for await (const frame of frames) await recorder.write(frame);
  await recorder.finish();
  return file;
}

/** Encodes one loop in all formats, each at the best quality that its size limit allows. */
export async function encodeLoop(slug: string, recording: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const format of FORMATS) {
    const file = path.posix.join(FOLDER, `${slug}.${format.ending}`);
    const fit = await encodeWithin(format, recording, file);
    report(fit.size, `${file}, quality ${fit.quality}`);
  }
}

async function encodeWithin(
  { ending, maxBytes, qualities, parameters }: Format,
  recording: string,
  file: string,
): Promise<{ quality: number; size: number }> {
  // A loop that is painted again stays as light as it was for phones; only the sharp one may grow.
  const before = ending === "sharp.mp4" ? undefined : await stat(file).catch(() => undefined);
  const limit = Math.min(maxBytes, before?.size ?? maxBytes);
  for (const quality of qualities) {
    await encodeFile(["-i", recording, "-an", ...parameters(quality), ...BT709, file]);
    const { size } = await stat(file);
    if (size <= limit) return { quality, size };
  }
  throw new Error(`${file} is larger than ${limit} bytes even at its lowest quality. Make the scene move less.`);
}
