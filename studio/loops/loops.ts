import { rm } from "node:fs/promises";
import { kindOf } from "../kind";
import type { Scene } from "../terrain/scene";
import { SCENES } from "../terrain/scenes";
import { isMap } from "../terrain/shown";
import { encodeLoop, recordFrames, SHARP, USUAL } from "./encode-loop";
import { FRAMES, momentAt } from "./motion";
import { createPainter, type Size } from "./painter";

const MOVING = Object.fromEntries(Object.entries(SCENES).filter(([, { still }]) => !still));

/** The posters in motion, as they play behind the heroes. */
export const loops = kindOf(MOVING, async (page, scene) => {
  for (const { size, formats } of [USUAL, SHARP]) {
    const recording = await recordFrames(page, size, framesOf(scene, size));
    await encodeLoop(page, recording, formats);
    await rm(recording);
  }
});

/** The frames of one loop. The generator yields copies, because the painter reuses its buffer while ffmpeg is still reading. */
async function* framesOf(scene: Scene, size: Size): AsyncGenerator<Uint8Array> {
  const paint = createPainter(scene, size);
  for (let frame = 0; frame < FRAMES; frame++) {
    yield Uint8Array.from(new Uint8Array(paint(momentAt(frame / FRAMES, isMap(scene))).buffer));
    await Promise.resolve();
  }
}
