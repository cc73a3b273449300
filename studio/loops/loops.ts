import { rm } from "node:fs/promises";
import { kindOf } from "../kind";
import { POSTER, type Scene } from "../terrain/scene";
import { SCENES } from "../terrain/scenes";
import { isMap } from "../terrain/shown";
import { encodeLoop, recordFrames } from "./encode-loop";
import { FRAMES, momentAt } from "./motion";
import { createPainter } from "./painter";

const MOVING = Object.fromEntries(Object.entries(SCENES).filter(([, { still }]) => !still));

/** The posters in motion, as they play behind the heroes. */
export const loops = kindOf(MOVING, async (page, scene) => {
  const recording = await recordFrames(page, framesOf(scene));
  await encodeLoop(page, recording);
  await rm(recording);
});

/** The frames of one loop. The generator yields copies, because the painter reuses its buffer while ffmpeg is still reading. */
async function* framesOf(scene: Scene): AsyncGenerator<Uint8Array> {
  const paint = createPainter(scene, POSTER);
  for (let frame = 0; frame < FRAMES; frame++) {
    yield new Uint8Array(paint(momentAt(frame / FRAMES, isMap(scene))).buffer).slice();
    await Promise.resolve();
  }
}
