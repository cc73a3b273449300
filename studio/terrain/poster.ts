import type { Sharp } from "sharp";
import { blend, toHex, type Colour } from "../drawing/colour";
import type { Pen } from "../drawing/contour-lines";
import { drawTerrain, FOLD, ROUTE, type TerrainPicture } from "../drawing/terrain-picture";
import { mix, smoothstep } from "../landscape/landforms";
import type { GroundPoint } from "../landscape/route";
import { drawGrid, seenInGrid } from "./index-grid";
import { lightOf, type Light } from "./light";
import { drawFigures } from "./marks";
import { drawPillar } from "./pillar";
import { POSTER, type Route, type Scene, type Sides } from "./scene";
import { isMap, onSheet } from "./shown";

/**
 * A poster is the first thing that a page waits for, so its quality is lowered to keep within this size, in bytes. Compression artefacts
 * are more visible on light maps than on night scenes.
 */
const MAX_BYTES = 158_000;

/** How many times wider the highlighted line is than its neighbours. */
export const BRASS_WEIGHT = 2.2;

/** Draws one poster: ground in light and shadow, then contour lines. */
export async function drawPoster(scene: Scene): Promise<Buffer> {
  const picture = await drawScene(scene);
  for (const quality of isMap(scene) ? [94, 90, 86, 84] : [82]) {
    const poster = await picture.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (poster.length <= MAX_BYTES) return poster;
  }
  return picture.webp({ quality: 80, effort: 6, smartSubsample: true }).toBuffer();
}

/** Draws a scene of any size as posters are drawn; `overlay` is SVG laid over it. */
export async function drawScene(scene: Scene, overlay = ""): Promise<Sharp> {
  const { field, view, interval, lamp, brass } = scene;
  return drawTerrain({
    field,
    view,
    interval,
    enlarged: ((scene.magnified ?? 1) * POSTER.width) / view.width,
    ...(lamp ? { lamp } : {}),
    ...brushesOf(scene),
    ...(brass.route ? { route: pointsOf(brass.route) } : {}),
    ...(brass.boundary ? { route: sidesOf(brass.boundary) } : {}),
    ...(brass.flat ? { flat: brass.flat } : {}),
    overlay: () => frameOf(scene) + drawGrid(scene) + drawPillar(scene) + drawFigures(scene) + overlay,
  });
}

/** How a scene's ground, sky and lines look. */
export function brushesOf(scene: Scene): Pick<TerrainPicture, "tint" | "sky" | "pen"> {
  const light = lightOf(scene);
  return { tint: (point) => groundColour(scene, light, point), sky: light.ground, pen: posterPen(scene) };
}

/** Points of a route from near to far, close enough for a smooth line. */
const pointsOf = ({ x, from, to }: Route): GroundPoint[] =>
  Array.from({ length: 241 }, (_, index) => mix(Math.min(from, to), Math.max(from, to), index / 240)).map((z) => [x(z), z]);

/** Points of a boundary, close enough to lie on the ground. */
const sidesOf = (corners: readonly GroundPoint[]): GroundPoint[] =>
  corners.flatMap(([x, z], index) => {
    const [toX, toZ] = corners[(index + 1) % corners.length] ?? [x, z];
    const last = index === corners.length - 1 ? 1 : 0;
    return Array.from({ length: 80 + last }, (_, step): GroundPoint => [mix(x, toX, step / 80), mix(z, toZ, step / 80)]);
  });

/** The frame of a sheet, as in an atlas: a fine line, ticks of the grid, and the line in brass. */
function frameOf(scene: Scene): string {
  const { view, brass, sheet = {} } = scene;
  if (!brass.frame) return "";
  const { accent, index } = lightOf(scene);
  const [left, top] = [(sheet.left ?? 0) * view.width, (sheet.top ?? 0) * view.height];
  const [right, bottom] = [(sheet.right ?? 1) * view.width, (sheet.bottom ?? 1) * view.height];
  const margin = 15;
  const along = (from: number, to: number): number[] =>
    Array.from({ length: Math.round((to - from) / 60) - 1 }, (_, step) => mix(from, to, (step + 1) / Math.round((to - from) / 60)));
  const ticks = [
    ...along(left, right).map((x) => `M${x.toFixed(1)} ${top}v${-margin}M${x.toFixed(1)} ${bottom}v${margin}`),
    ...along(top, bottom).map((y) => `M${left} ${y.toFixed(1)}h${-margin}M${right} ${y.toFixed(1)}h${margin}`),
  ];
  const rect = (grown: number, look: string): string =>
    `<rect x="${left - grown}" y="${top - grown}" width="${right - left + 2 * grown}" height="${bottom - top + 2 * grown}" ${look}/>`;
  return [
    rect(margin / 2, `stroke="${toHex(lightOf(scene).ground)}" stroke-width="${margin}"`),
    `<path d="${ticks.join("")}" stroke="${toHex(index)}" stroke-width="1.5"/>`,
    rect(margin, `stroke="${toHex(index)}" stroke-width="1.5" stroke-linejoin="miter"`),
    rect(0, `stroke="${toHex(accent)}" stroke-width="4.5" stroke-linejoin="miter"`),
  ].join("");
}

/** Whether ground is in the light: there is light and shadow, and an edge between them that is only as soft as its drawing needs. */
const litAt = (light: number): number => smoothstep(0.344, 0.348, light);

/** The colour of ground by its light, from -1 (turned away) to 1. */
export const litColour = ({ lit, shadow }: Light, light: number): Colour => blend(shadow, lit, litAt(light));

/** Ground below this height, in world units, is water: slightly above 0, because the edge is rounded. */
export const WATERLINE = 0.004;

function groundColour(scene: Scene, light: Light, point: { light: number; x: number; y: number; height: number }): Colour {
  if ((scene.water && point.height < WATERLINE) || !onSheet(scene, point.x, point.y)) return light.ground;
  return litColour(light, point.light);
}

/** How visible a line is, by the light on its ground. */
export const lineByLight = (light: number): number => mix(0.72, 1, litAt(light));

/** How much fainter each line under water is than the one above it, and by how much of the picture's width sooner it ends. */
const FAINTER = 0.9;
const SOONER = 0.013;

/**
 * How visible a line of the ground under water is, and its leftmost and highest place, in pixels; undefined for a line above it. A coast is
 * the edge of its tone, and no line. Beside words in the dark, lines thin out one by one.
 */
export function depthOf(scene: Scene, level: number): { seen: number; left: number; top: number } | undefined {
  const { water, depths = 0, sheet = CLEAR, view } = scene;
  if (!water || level > 0 || (level === 0 && depths > 0)) return undefined;
  if (isMap(scene)) return { seen: depths, left: 0, top: 0 };
  return { seen: depths * FAINTER ** -level, left: ((sheet.left ?? 0) - SOONER * level) * view.width, top: (sheet.top ?? 0) * view.height };
}

/** Where words and navigation have ended, as shares of a poster's width and height. */
const CLEAR: Partial<Sides> = { left: 0.495, top: 0.2 };

function posterPen(scene: Scene): Pen {
  const hour = lightOf(scene);
  return ({ level, x, y, light, depth, height, beyond }) => {
    const weight = (scene.magnified ?? 1) * mix(1.5, 0.8, smoothstep(0, 0.8, depth));
    if (!onSheet(scene, x, y)) return undefined;
    if (level === (scene.brass.level ?? ROUTE)) return { colour: hour.accent, width: weight * BRASS_WEIGHT * (scene.brass.weight ?? 1) };
    if (level === FOLD && (height <= WATERLINE || isMap(scene))) return undefined;
    const isIndex = level % 5 === 0;
    const sunk = level === FOLD ? undefined : depthOf(scene, level);
    const shown =
      sunk && ((beyond && !isMap(scene)) || x < sunk.left || y < sunk.top)
        ? 0
        : (sunk?.seen ?? lineByLight(light)) * seenInGrid(scene, x, y);
    if (shown === 0) return undefined;
    return {
      colour: blend(sunk !== undefined || scene.grid ? hour.ground : litColour(hour, light), isIndex ? hour.index : hour.line, shown),
      width: isIndex ? weight * 1.3 : weight,
    };
  };
}
