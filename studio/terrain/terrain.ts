import { save } from "../drawing/encode";
import { kindOf } from "../kind";
import { heroGeometry, sayGeometry } from "./geometry";
import { drawPoster } from "./poster";
import { SCENES } from "./scenes";

/** The posters of the heroes. */
export const terrain = kindOf(SCENES, async (page, scene) => {
  await save(`content/media/terrain/${page}.webp`, await drawPoster(scene));
  sayGeometry(`terrain/${page}.webp`, heroGeometry(scene));
});
