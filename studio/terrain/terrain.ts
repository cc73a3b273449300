import { save } from "../drawing/encode";
import { kindOf } from "../kind";
import { drawPoster } from "./poster";
import { SCENES } from "./scenes";

/** The posters of the heroes. */
export const terrain = kindOf(SCENES, async (page, scene) => save(`content/media/terrain/${page}.webp`, await drawPoster(scene)));
