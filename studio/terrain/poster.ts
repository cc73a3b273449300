import type { Sharp } from "sharp";
import { blend, toHex, type Colour } from "../drawing/colour";
import type { Pen } from "../drawing/contour-lines";
import { drawTerrain, ROUTE } from "../drawing/terrain-picture";
import { mix, smoothstep } from "../landscape/landforms";
import type { GroundPoint } from "../landscape/route";
import { drawGrid, seenInGrid } from "./index-grid";
import { lightOf, type Light } from "./light";
import { drawFigures } from "./marks";
import { drawPillar } from "./pillar";
import type { Route, Scene } from "./scene";
import { drama, isMap } from "./shown";

/**
 * A poster is the first thing that a page waits for, so its quality is lowered to keep within this size, in bytes. Compression artefacts
 * are more visible on light maps than on night scenes.
 */
const MAX_BYTES = 158_000;

/** How many times wider the highlighted line is than its neighbours. */
export const BRASS_WEIGHT = 2.2;

/** Draws one poster: shaded ground, then contour lines that fade with distance and towards the text's side. */
export async function drawPoster(scene: Scene): Promise<Buffer> {
  const picture = await drawScene(scene);
  for (const quality of [...(isMap(scene) ? [94] : []), 90, 87, 84]) {
    const poster = await picture.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (poster.length <= MAX_BYTES) return poster;
  }
  return picture.webp({ quality: 80, effort: 6, smartSubsample: true }).toBuffer();
}

/** Draws a scene of any size as posters are drawn; `overlay` is SVG laid over it. */
export async function drawScene(scene: Scene, overlay = ""): Promise<Sharp> {
  const { field, view, interval, lamp, brass, profiles } = scene;
  return drawTerrain({
    field,
    view,
    interval,
    ...(lamp ? { lamp } : {}),
    tint: (point) => groundColour(scene, point),
    sky: (x, y) => skyColour(scene, x, y),
    pen: posterPen(scene),
    ...(brass.route ? { route: pointsOf(brass.route) } : {}),
    ...(brass.boundary ? { route: sidesOf(brass.boundary) } : {}),
    ...(brass.flat ? { flat: brass.flat } : {}),
    ...(profiles ? { profiles } : {}),
    overlay: () => frameOf(scene) + drawGrid(scene) + drawPillar(scene) + drawFigures(scene) + overlay,
  });
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

/** How visible a map is outside its frame. */
const HINT = 0.45;

/** The same at a point. Lines fade to the right of the frame, because wide windows show where the picture ends. */
const hintAt = ({ view: { width }, brass: { frame } }: Scene, x: number): number =>
  frame ? HINT * smoothstep(width, frame.right * width, x) : 1;

function insideFrame({ view, brass: { frame } }: Scene, x: number, y: number): boolean {
  if (!frame) return true;
  return x > frame.left * view.width && x < frame.right * view.width && y > frame.top * view.height && y < frame.bottom * view.height;
}

/** The frame of a sheet, as in an atlas: a fine line, ticks of the grid, and the line in brass. */
function frameOf(scene: Scene): string {
  const { view, brass } = scene;
  if (!brass.frame) return "";
  const { accent, index } = lightOf(scene);
  const [left, top] = [brass.frame.left * view.width, brass.frame.top * view.height];
  const [right, bottom] = [brass.frame.right * view.width, brass.frame.bottom * view.height];
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

/** 1 where the land is fully visible, 0 where it has faded into the page's background. */
export const footAt = ({ view, foot }: Scene, y: number): number =>
  foot ? smoothstep(foot.to * view.height, foot.from * view.height, y) : 1;

/** Strength of the scene's glow at a point of the picture, 0 to 1: strongest along the horizon, it fades quickly above. */
export function glowAt({ view, glow }: Scene, x: number, y: number): number {
  if (!glow) return 0;
  const aside = (x / view.width - glow.x) / glow.reach;
  return Math.exp(-(aside ** 2) - Math.abs(y / view.height - glow.y) / glow.rise);
}

function glowingSky({ glow: { sky }, ground }: Light, glow: number): Colour {
  const place = Math.min(0.9999, glow) * (sky.length - 1);
  const step = Math.floor(place);
  return blend(sky[step] ?? ground, sky[step + 1] ?? ground, place - step);
}

/** The sky: far haze at its foot, and the background of the words above. */
export function skyColour(scene: Scene, x: number, y: number): Colour {
  const { ground, haze } = lightOf(scene);
  if (scene.glow) return glowingSky(lightOf(scene), glowAt(scene, x, y));
  const lift = drama(scene, x) * smoothstep(-0.1, 0.6, y / scene.view.height);
  return blend(ground, haze, lift * 0.6);
}

/** The colour of ground by its light, from -1 (turned away) to 1. Noon has only light and shadow, dusk every step between. */
export function litColour({ ground, lit, shadow, hardness }: Light, light: number): Colour {
  const soft = light > 0 ? blend(ground, lit, light ** 1.5) : blend(ground, shadow, -light);
  return blend(soft, blend(shadow, lit, smoothstep(0.32, 0.37, light)), hardness);
}

/** How visible a depth contour is: none may compete with words. */
export function depthAt({ view, depths = 0, calm = { from: 0.34, to: 0.64, floor: 0.4 } }: Scene, x: number): number {
  return depths * mix(calm.floor, 1, smoothstep(calm.from * view.width, calm.to * view.width, x));
}

/** How much of the first sunlight reaches ground that faces it, from 0 to 1: only the highest ground receives any. */
export const sunAt = ({ sunAbove }: Scene, height: number, light: number): number =>
  sunAbove ? 0.9 * smoothstep(sunAbove.from, sunAbove.to, height) * smoothstep(-0.5, 0.5, light) : 0;

/** Ground below this height, in world units, is water: slightly above 0, because the edge is rounded. */
export const WATERLINE = 0.004;

function groundColour(scene: Scene, point: { light: number; depth: number; x: number; y: number; height: number }): Colour {
  const light = lightOf(scene);
  if ((scene.water && point.height < WATERLINE) || !insideFrame(scene, point.x, point.y)) return light.ground;
  const hazed = blend(litColour(light, point.light), light.haze, (scene.haze ?? 0.5) * smoothstep(0.35, 1, point.depth));
  const sunlit = blend(hazed, light.glow.ground, sunAt(scene, point.height, point.light));
  const shaded = blend(light.ground, sunlit, drama(scene, point.x) * footAt(scene, point.y));
  return blend(shaded, light.glow.ground, glowAt(scene, point.x, point.y) * 0.16);
}

/** How visible a line is, by the light on its ground. */
export const lineByLight = ({ shadowLine }: Light, light: number): number => mix(shadowLine, 1, smoothstep(-0.5, 0.9, light));

/** How much brighter a line is near the ring, from 0 to 1, whatever the light on its flank. */
export const shineAt = ({ brass: { level: ring, shine } }: Scene, level: number): number =>
  ring === undefined || shine === undefined ? 0 : Math.exp(-(((level - ring) / shine) ** 2));

function posterPen(scene: Scene): Pen {
  const light = lightOf(scene);
  const floor = scene.calm?.floor ?? 0;
  return ({ level, x, y, light: lit, depth }) => {
    const near = 1 - (scene.haze ?? 0.5) * smoothstep(0.3, 1, depth);
    const seen = mix(floor, 1, drama(scene, x)) * footAt(scene, y) * seenInGrid(scene, x, y);
    const shown = seen * mix(near * lineByLight(light, lit), 1, shineAt(scene, level));
    const weight = (scene.magnified ?? 1) * mix(1.5, 0.8, smoothstep(0, 0.8, depth));
    if (level === (scene.brass.level ?? ROUTE))
      return {
        colour: light.accent,
        width: weight * BRASS_WEIGHT * (scene.brass.weight ?? 1),
        opacity: seen,
      };
    const isIndex = level % 5 === 0;
    const hinted = level < 0 && scene.water ? depthAt(scene, x) : insideFrame(scene, x, y) ? 1 : hintAt(scene, x);
    return {
      colour: blend(isIndex ? light.index : light.line, light.glow.line, Math.round(glowAt(scene, x, y) * 4) / 8),
      width: isIndex ? weight * 1.3 : weight,
      opacity: shown * hinted,
    };
  };
}
