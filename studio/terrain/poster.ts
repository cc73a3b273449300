import type { Sharp } from "sharp";

import { blend, PALETTE, type Colour } from "../drawing/colour";
import type { Pen } from "../drawing/contour-lines";
import { drawTerrain } from "../drawing/terrain-picture";
import { mix, smoothstep } from "../ground/landforms";
import type { Scene } from "./scene";

/** A poster is the first thing a page waits for: its quality gives way before its weight, in bytes. */
const HEAVIEST = 158_000;

/** Far ground, ground turned to the lamp, and ground turned away from it. */
export const HAZE: Colour = [21, 36, 53];
export const LIT: Colour = [30, 49, 69];
export const SHADOW: Colour = [7, 14, 23];

/** Draws one poster: shaded ground, then contour lines that fade with distance and towards the text's side. */
export async function drawPoster(scene: Scene): Promise<Buffer> {
  const picture = await drawScene(scene);
  for (const quality of [90, 87, 84]) {
    const poster = await picture.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (poster.length <= HEAVIEST) return poster;
  }
  return picture.webp({ quality: 80, effort: 6, smartSubsample: true }).toBuffer();
}

/** Draws a scene of any size in the posters' manner; `overlay` is SVG laid over it. */
export async function drawScene(scene: Scene, overlay = ""): Promise<Sharp> {
  const { field, view, interval, lamp } = scene;
  return drawTerrain({
    field,
    view,
    interval,
    ...(lamp ? { lamp } : {}),
    tint: (point) => groundColour(scene, point),
    sky: (x, y) => skyColour(scene, x, y),
    pen: posterPen(scene),
    overlay: () => overlay,
  });
}

/** 0 where text stands, 1 where the terrain may speak. */
export function drama(scene: Scene, x: number): number {
  const { from, to } = scene.calm ?? { from: 0.22, to: 0.7 };
  return smoothstep(from * scene.view.width, to * scene.view.width, x);
}

/** Strength of the scene's glow at a point of the picture, 0 to 1. */
export function glowAt(scene: Scene, x: number, y: number): number {
  if (!scene.glow) return 0;
  const dx = x / scene.view.width - scene.glow.x;
  const dy = ((y / scene.view.height - scene.glow.y) * scene.view.height) / scene.view.width;
  return scene.glow.strength * Math.exp(-((Math.hypot(dx, dy) / scene.glow.radius) ** 2));
}

/** What is seen where no ground is. */
export function skyColour(scene: Scene, x: number, y: number): Colour {
  const lift = mix(0.12, 1, drama(scene, x)) * smoothstep(-0.1, 0.75, y / scene.view.height);
  const sky = blend(PALETTE.ink, HAZE, lift * 0.75);
  return blend(sky, PALETTE.brass, glowAt(scene, x, y) * 0.22);
}

function groundColour(scene: Scene, point: { light: number; depth: number; x: number; y: number }): Colour {
  const strength = mix(0.15, 1, drama(scene, point.x));
  const lit = point.light > 0 ? blend(PALETTE.ink, LIT, point.light ** 1.5) : blend(PALETTE.ink, SHADOW, -point.light);
  const hazed = blend(lit, HAZE, (scene.haze ?? 0.5) * smoothstep(0.35, 1, point.depth));
  const shaded = blend(PALETTE.ink, hazed, strength);
  return blend(shaded, PALETTE.brass, glowAt(scene, point.x, point.y) * 0.1);
}

function posterPen(scene: Scene): Pen {
  const floor = scene.calm?.floor ?? 0.25;
  return ({ level, x, y, light, depth }) => {
    const isBrass = scene.brass?.includes(level) ?? false;
    const isIndex = level % 5 === 0;
    const near = 1 - (scene.haze ?? 0.5) * smoothstep(0.3, 1, depth);
    const lit = 0.58 + 0.42 * smoothstep(-0.5, 0.9, light);
    const shown = mix(floor, 1, drama(scene, x)) * near;
    const weight = mix(1.7, 0.85, smoothstep(0, 0.8, depth));
    const glow = glowAt(scene, x, y);
    if (isBrass) return { colour: PALETTE.brass, width: weight * 1.15, opacity: shown * lit };
    const base = isIndex ? PALETTE.contourIndex : PALETTE.contour;
    return {
      colour: blend(base, PALETTE.brass, Math.round(glow * 4) / 8),
      width: isIndex ? weight * 1.25 : weight,
      opacity: shown * lit,
    };
  };
}
