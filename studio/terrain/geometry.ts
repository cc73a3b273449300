import type { Scene, Sides } from "./scene";
import { isMap } from "./shown";

/** What content says beside a picture about its place on the page, in percent of the picture: see `src/content-model/picture.ts`. */
interface Geometry {
  frame?: Sides;
  fade?: number;
  focus?: { x: number; y: number };
}

/** How far a sheet's outer line reaches beyond it, half the line's width included, in pixels. */
const OUTSIDE = { frame: 15.75, grid: 14.75 } as const;

/** The geometry of a hero's picture. */
export function heroGeometry(scene: Scene): Geometry {
  const frame = frameOf(scene);
  const fade = isMap(scene) ? scene.sheet?.left : undefined;
  return {
    ...(frame && { frame }),
    ...(!frame && fade !== undefined && { fade: percent(fade) }),
    ...(scene.focus && { focus: scene.focus }),
  };
}

/** The geometry of a closing picture. */
export function closingGeometry(scene: Scene): Geometry {
  const frame = frameOf(scene);
  return frame ? { frame } : {};
}

/** The part of a picture that is shown whole: the frame of its sheet, or its index. */
function frameOf({ view: { width, height }, brass, sheet = {}, grid }: Scene): Sides | undefined {
  if (!grid && !brass.frame) return undefined;
  const out = grid ? OUTSIDE.grid : OUTSIDE.frame;
  const [left, top, right, bottom] = grid
    ? [grid.left, grid.top, grid.left + grid.columns * grid.width, grid.top + grid.rows * grid.height]
    : [(sheet.left ?? 0) * width, (sheet.top ?? 0) * height, (sheet.right ?? 1) * width, (sheet.bottom ?? 1) * height];
  return {
    left: percent((left - out) / width),
    top: percent((top - out) / height),
    right: percent((right + out) / width),
    bottom: percent((bottom + out) / height),
  };
}

const percent = (share: number): number => Math.round(share * 10_000) / 100;

/** Says what to write beside a drawn picture in content; `terrain/geometry.test.ts` compares. */
export function sayGeometry(file: string, geometry: Geometry): void {
  for (const [field, value] of Object.entries(geometry))
    console.log(`${file}  ${field}: ${JSON.stringify(value).replaceAll(/"(\w+)":/gu, " $1: ")}`);
}
