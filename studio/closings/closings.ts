import { save } from "../drawing/encode";
import { kindOf } from "../kind";
import { closingGeometry, sayGeometry } from "../terrain/geometry";
import { drawScene } from "../terrain/poster";
import { isMap } from "../terrain/shown";
import { CLOSINGS } from "./scenes";

/**
 * Maps are encoded at a higher quality unless that makes them larger than this, in bytes: compression artefacts are more visible on light
 * maps than on night scenes.
 */
const MAX_BYTES = 64_000;

/** The land behind each page's closing invitation. */
export const closings = kindOf(CLOSINGS, async (page, scene) => {
  const picture = await drawScene(scene);
  const encoded = (quality: number): Promise<Buffer> => picture.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
  const fine = isMap(scene) ? await encoded(90) : undefined;
  await save(`content/media/closings/${page}.webp`, fine && fine.length <= MAX_BYTES ? fine : await encoded(80));
  sayGeometry(`closings/${page}.webp`, closingGeometry(scene));
});
