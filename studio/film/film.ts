import { mkdir, stat } from "node:fs/promises";
import type { CDPSession, Page } from "playwright-core";
import sharp from "sharp";
import { openPage } from "../drawing/browser";
import { report, save } from "../drawing/encode";
import { BT709, encodeFile, startEncoder, TO_BT709 } from "../drawing/ffmpeg";
import { kindOf } from "../kind";
import { ACTS } from "./acts";
import { captions } from "./captions";
import { PHONE, WIDE, type Cut } from "./cuts";
import { frameAt, type FrameState, type Look } from "./frame";
import { buildStage } from "./stage";
import { FPS, timeline } from "./timeline";

const FOLDER = "content/media/film";
const NAME = "our-platform";
const CACHE = ".local/film";

/** The second that becomes the poster: the summit and the opening line are complete. */
const POSTER_AT = 2.9;

const RECORDING = ["-c:v", "libx264", "-preset", "veryfast", "-crf", "10", "-pix_fmt", "yuv420p"] as const;

/** H.264 without sound, with more bits for dark ground, whose tints would otherwise break into patches. */
const H264 = [
  ...["-an", "-c:v", "libx264", "-preset", "medium", "-tune", "animation", "-maxrate", "2500k", "-bufsize", "5M"],
  ...["-x264-params", "aq-mode=3:chroma-qp-offset=-3", "-pix_fmt", "yuv420p", "-g", String(FPS * 4), "-passlogfile", `${CACHE}/pass`],
] as const;

/** Smaller, for browsers that know it. */
const AV1 = ["-an", "-c:v", "libsvtav1", "-preset", "6", "-crf", "46", "-pix_fmt", "yuv420p10le", "-g", String(FPS * 4)] as const;

/** Size limits of a cut, in bytes. */
const MAX_BYTES = { mp4: 2_500_000, "av1.mp4": 1_100_000 } as const;

/**
 * The film behind the "Our Platform" button in both its shapes, with captions and a poster for each.
 * With `FILM_FRAMES=4.3,12` it only writes those frames to `.local/film/`, for inspection.
 */
export const film = kindOf({ [NAME]: WIDE, [`${NAME}-phone`]: PHONE }, async (name, cut) => {
  const page = await openPage(await buildStage(cut), cut.frame);
  const camera = await page.context().newCDPSession(page);
  const levels = await page.locator(".level").count();
  const shoot = (t: number, ...over: Look[]): Promise<Buffer> => {
    const state = frameAt(t, levels, cut);
    return photographStage(page, camera, { ...state, looks: [...state.looks, ...over] }, cut.frame);
  };
  const poster = await shoot(POSTER_AT, { id: "play", opacity: 1 });
  const trials = process.env.FILM_FRAMES;
  if (trials) {
    await save(`${CACHE}/${name}-poster.png`, poster);
    for (const t of trials.split(",").map(Number)) await save(`${CACHE}/${name}-${t.toFixed(2)}.png`, await shoot(t));
    return;
  }
  await save(`${FOLDER}/${name}.webp`, await sharp(poster).webp({ quality: 86, effort: 6, smartSubsample: true }).toBuffer());
  await save(`${FOLDER}/${name}.vtt`, captions(cut));
  await encode(name, cut, shoot);
});

/** Films the stage into a file of high quality, then encodes that; H.264 in two passes: the first finds out where bits are needed. */
async function encode(name: string, { bitrate }: Cut, shoot: (t: number) => Promise<Buffer>): Promise<void> {
  const recording = `${CACHE}/${name}.mkv`;
  await mkdir(CACHE, { recursive: true });
  const source = ["-f", "image2pipe", "-c:v", "png", "-framerate", String(FPS), "-i", "-"];
  const recorder = startEncoder([...source, "-vf", TO_BT709, ...RECORDING, ...BT709, recording]);
  const { duration } = timeline(ACTS.length);
  const frames = Math.round(duration * FPS);
  for (let frame = 0; frame < frames; frame++) await recorder.write(await shoot(frame / FPS));
  await recorder.finish();
  const h264 = ["-i", recording, ...H264, "-b:v", bitrate, "-pass"] as const;
  await encodeFile([...h264, "1", "-f", "null", "-"]);
  await encodeFile([...h264, "2", ...BT709, "-movflags", "+faststart", `${FOLDER}/${name}.mp4`]);
  await encodeFile(["-i", recording, ...AV1, ...BT709, "-movflags", "+faststart", `${FOLDER}/${name}.av1.mp4`]);
  for (const [ending, most] of Object.entries(MAX_BYTES)) {
    const file = `${FOLDER}/${name}.${ending}`;
    const { size } = await stat(file);
    report(size, `${file}, ${duration.toFixed(1)} s`);
    if (size > most) throw new Error(`${file} is ${size} bytes, more than ${most}.`);
  }
}

/** Puts the stage into a state and photographs it; nothing on the page moves by itself. */
async function photographStage(page: Page, camera: CDPSession, state: FrameState, frame: Cut["frame"]): Promise<Buffer> {
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
      level.style.setProperty("--drawn", String(drawn[index] ?? 1));
    });
  }, state);
  const { data } = await camera.send("Page.captureScreenshot", { format: "png", optimizeForSpeed: true, clip: { x: 0, y: 0, ...frame } });
  return Buffer.from(data, "base64");
}
