import type { Scene } from "./scene";

/** Whether a scene is a map on paper, with lines all over it. */
export const isMap = ({ light }: Scene): boolean => light === "noon" || light === "fog";

/** Whether a point of the picture is on the scene's sheet. */
export function onSheet(
  { view: { width, height }, sheet: { left = 0, top = 0, right = 1, bottom = 1 } = {} }: Scene,
  x: number,
  y: number,
): boolean {
  return x >= left * width && y >= top * height && x <= right * width && y <= bottom * height;
}
