import { save } from "../drawing/encode";
import { CAPITAL_SCENES } from "./capital-scenes";
import { drawPoster } from "./draw-poster";
import { PAGE_SCENES } from "./page-scenes";
import { VENTURE_SCENES } from "./venture-scenes";

/** Draws the terrain posters; `wanted` says which. */
export async function makePosters(wanted: (name: string) => boolean): Promise<void> {
  for (const scene of [...PAGE_SCENES, ...CAPITAL_SCENES, ...VENTURE_SCENES]) {
    if (wanted(scene.slug)) await save(`content/media/terrain/${scene.slug}.webp`, await drawPoster(scene));
  }
}
