import { smoothstep } from "../landscape/landforms";
import type { Scene } from "./scene";

/** Whether a scene is a map on paper, with lines all over it. */
export const isMap = ({ light }: Scene): boolean => light === "noon" || light === "fog";

/** 0 behind the text, 1 where the terrain is shown in full. */
export function drama(scene: Scene, x: number): number {
  const { from, to } = isMap(scene) ? (scene.clear ?? { from: -2, to: -1 }) : (scene.calm ?? { from: 0.43, to: 0.56 });
  return smoothstep(from * scene.view.width, to * scene.view.width, x);
}
