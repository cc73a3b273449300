import { mkdir, stat } from "node:fs/promises";
import type { CDPSession, Page } from "playwright-core";
import sharp from "sharp";
import { openPage } from "../drawing/browser";
import { report, save } from "../drawing/encode";
import { BT709, encodeFile, startEncoder, TO_BT709 } from "../drawing/ffmpeg";
import type { Kind } from "../kind";
import { ACTS } from "./acts";
import { captions } from "./captions";
import { frameAt, type FrameState } from "./frame";
import { buildStage, FRAME } from "./stage";
import { FPS, timeline } from "./timeline";

const FOLDER = "content/media/film";
const NAME = "our-platform";
const CACHE = ".local/film";

/** The second that becomes the poster: the summit and the opening line are complete. */
const POSTER_AT = 2.9;

const RECORDING = ["-c:v", "libx264", "-preset", "veryfast", "-crf", "10", "-pix_fmt", "yuv420p"] as const;

/** The loops' other formats: smaller, and for browsers without H.264. */
const OTHERS = {
  "av1.mp4": `-c:v libsvtav1 -preset 6 -crf 36 -pix_fmt yuv420p10le -g ${FPS * 4} -movflags +faststart`,
  "vp9.webm": `-c:v libvpx-vp9 -crf 32 -b:v 0 -deadline good -cpu-used 4 -row-mt 1 -g ${FPS * 4}`,
};

/** H.264 without sound, with more bits for dark ground, whose tints would otherwise break into patches. */
const FILM = [
  ...["-an", "-c:v", "libx264", "-preset", "medium", "-tune", "animation", "-b:v", "1100k", "-maxrate", "2500k", "-bufsize", "5M"],
  ...["-x264-params", "aq-mode=3:chroma-qp-offset=-3", "-pix_fmt", "yuv420p", "-g", String(FPS * 4), "-passlogfile", `${CACHE}/pass`],
] as const;

/** Size limit for the film, in bytes. */
const MAX_BYTES = 4_500_000;

/**
 * The film behind the "Our Platform" button, its captions and its poster.
 * With `FILM_FRAMES=4.3,12` it only writes those frames to `.local/film/`, for inspection.
 */
export const film: Kind = {
  [NAME]: async () => {
    const page = await openPage(await buildStage(), { ...FRAME, scale: 1 });
    const camera = await page.context().newCDPSession(page);
    const levels = await page.locator(".level").count();
    const shoot = (t: number): Promise<Buffer> => photographStage(page, camera, frameAt(t, levels));
    const trials = process.env.FILM_FRAMES;
    if (trials) {
      for (const t of trials.split(",").map(Number)) await save(`${CACHE}/${t.toFixed(2)}.png`, await shoot(t));
      return;
    }
    const poster = sharp(await shoot(POSTER_AT)).webp({ quality: 86, effort: 6, smartSubsample: true });
    await save(`${FOLDER}/${NAME}.webp`, await poster.toBuffer());
    await save(`${FOLDER}/${NAME}.vtt`, captions());
    await encode(shoot);
  },
};

/** Films the stage into a file of high quality, then encodes that in two passes: the first finds out where bits are needed. */
async function encode(shoot: (t: number) => Promise<Buffer>): Promise<void> {
  const recording = `${CACHE}/${NAME}.mkv`;
  const file = `${FOLDER}/${NAME}.mp4`;
  await mkdir(CACHE, { recursive: true });
  await mkdir(FOLDER, { recursive: true });
  const source = ["-f", "image2pipe", "-c:v", "png", "-framerate", String(FPS), "-i", "-"];
  const recorder = startEncoder([...source, "-vf", TO_BT709, ...RECORDING, ...BT709, recording]);
  const { duration } = timeline(ACTS.length);
  const frames = Math.round(duration * FPS);
  for (let frame = 0; frame < frames; frame++) await recorder.write(await shoot(frame / FPS));
  await recorder.finish();
  await encodeFile(["-i", recording, ...FILM, "-pass", "1", "-f", "null", "-"]);
  await encodeFile(["-i", recording, ...FILM, "-pass", "2", ...BT709, "-movflags", "+faststart", file]);
  for (const [ending, parameters] of Object.entries(OTHERS)) {
    await encodeFile(["-i", recording, "-an", ...parameters.split(" "), ...BT709, `${FOLDER}/${NAME}.${ending}`]);
  }
  for (const ending of ["mp4", ...Object.keys(OTHERS)]) {
    const name = `${FOLDER}/${NAME}.${ending}`;
    const { size } = await stat(name);
    report(size, `${name}, ${duration.toFixed(1)} s`);
    if (size > MAX_BYTES) throw new Error(`${name} is ${size} bytes, more than ${MAX_BYTES}.`);
  }
}

/** Puts the stage into a state and photographs it; nothing on the page moves by itself. */
async function photographStage(page: Page, camera: CDPSession, state: FrameState): Promise<Buffer> {
  await page.evaluate(({ looks, drawn, movements }) => {
    for (const { id, opacity, transform, clip } of looks) {
      const element = document.getElementById(id);
      if (!element) continue;
      element.style.opacity = String(opacity);
      element.style.visibility = opacity > 0 ? "visible" : "hidden";
      if (transform !== undefined) element.style.transform = transform;
      if (clip !== undefined) element.style.clipPath = clip;
    }
    document.querySelectorAll<HTMLIFrameElement>("iframe").forEach(({ contentDocument }, index) => {
      for (const [name, share] of Object.entries(movements[index] ?? {}))
        contentDocument?.documentElement.style.setProperty(name, String(share));
    });
    document.querySelectorAll<SVGGElement>(".level").forEach((level, index) => {
      const share = drawn[index] ?? 1;
      level.style.visibility = share > 0 ? "visible" : "hidden";
      level.style.strokeDasharray = share < 1 ? "1 1" : "none";
      level.style.strokeDashoffset = String(1 - share);
    });
  }, state);
  const { data } = await camera.send("Page.captureScreenshot", { format: "png", optimizeForSpeed: true });
  return Buffer.from(data, "base64");
}
