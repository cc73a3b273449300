import type { View } from "../landscape/view";

/**
 * Light on sampled ground, from -1 (turned away) to 1 (turned to the lamp), column by column. The same formula as the
 * posters' `sampleSurface`, with everything that depends on the row alone moved out of the inner loop.
 */
export function shadeColumns(
  heights: Float32Array,
  view: View,
  columns: number,
  rows: number,
  lamp: readonly [number, number, number],
  light: Float32Array,
  first: number,
): void {
  const length = Math.hypot(...lamp);
  const [lampX, lampY, lampZ] = lamp;
  const ground = Array.from({ length: rows }, (_, row) => {
    const v = row / (rows - 1);
    const left = view.ground(0, v);
    return { left: left.x, width: view.ground(1, v).x - left.x, z: left.z };
  });
  for (let column = first; column < columns; column++) {
    const left = Math.max(0, column - 2);
    const right = Math.min(columns - 1, column + 2);
    const u = (column + 0.5) / columns;
    for (let row = 0; row < rows; row++) {
      const near = Math.max(0, row - 1);
      const far = Math.min(rows - 1, row + 1);
      const here = ground[row];
      const before = ground[near];
      const behind = ground[far];
      if (!here || !before || !behind) continue;
      const step = (here.width * (right - left)) / columns;
      const across = ((heights[right * rows + row] ?? 0) - (heights[left * rows + row] ?? 0)) / step;
      const sideways = behind.left + behind.width * u - before.left - before.width * u;
      const rise = (heights[column * rows + far] ?? 0) - (heights[column * rows + near] ?? 0);
      const away = (rise - across * sideways) / (behind.z - before.z);
      const facing = lampY - across * lampX - away * lampZ;
      light[column * rows + row] = facing / (length * Math.sqrt(across * across + away * away + 1));
    }
  }
}

/** A lamp turned about the vertical. */
export function turned([x, y, z]: readonly [number, number, number], angle: number): readonly [number, number, number] {
  return [x * Math.cos(angle) - z * Math.sin(angle), y, x * Math.sin(angle) + z * Math.cos(angle)];
}
