import { rm } from "node:fs/promises";

import { CAPITAL_SCENES } from "../posters/capital-scenes";
import type { PosterScene } from "../posters/draw-poster";
import { PAGE_SCENES } from "../posters/page-scenes";
import { VENTURE_SCENES } from "../posters/venture-scenes";
import { encodeLoop, recordFrames } from "./encode-loop";
import { FRAMES, momentAt } from "./motion";
import { createPainter, LOOP } from "./painter";

/** Pages of the site whose hero moves; the other pages keep their poster. */
const MOVING_PAGES: readonly string[] = ["home", "suite", "marketplace"];

/** The heroes that move: home, every audience, suite and marketplace. */
export function loopScenes(): readonly PosterScene[] {
  const pages = PAGE_SCENES.filter(({ slug }) => MOVING_PAGES.includes(slug));
  const home = pages.filter(({ slug }) => slug === "home");
  return [...home, ...CAPITAL_SCENES, ...VENTURE_SCENES, ...pages.filter((scene) => !home.includes(scene))];
}

/** Makes the loops that play behind the heroes; `wanted` says which. */
export async function makeLoops(wanted: (name: string) => boolean): Promise<void> {
  for (const scene of loopScenes()) {
    if (!wanted(scene.slug)) continue;
    const recording = await recordFrames(scene.slug, LOOP, framesOf(scene));
    await encodeLoop(scene.slug, recording);
    if (!process.env.KEEP_RECORDINGS) await rm(recording);
  }
}

/** The frames of one turn. The generator hands over a copy: the painter uses its buffer again while ffmpeg still reads. */
async function* framesOf(scene: PosterScene): AsyncGenerator<Uint8Array> {
  const paint = createPainter(scene);
  for (let frame = 0; frame < FRAMES; frame++) {
    yield Uint8Array.from(new Uint8Array(paint(momentAt(frame / FRAMES)).buffer));
    await Promise.resolve();
  }
}
