import type { Colour } from "../drawing/colour";
import { mix, smoothstep } from "../landscape/landforms";
import { lightOf } from "../terrain/light";
import { depthAt, footAt, glowAt, lineByLight, litColour, shineAt, skyColour } from "../terrain/poster";
import type { Scene } from "../terrain/scene";
import { drama } from "../terrain/shown";

/** Steps of light between turned away (-1) and turned to the lamp (1). */
export const LIGHT_STEPS = 512;

/** Everything about colour that does not change from frame to frame, as tables that the painter reads for each pixel. */
interface PaletteTables {
  /** Ground colour by light: three values per step. */
  lit: Float32Array;
  /** Opacity of lines by light. */
  lineLight: Float32Array;
  /** Strength of the ground, and of the lines, by picture column. */
  ground: Float32Array;
  lines: Float32Array;
  /** Strength of both by picture row. */
  foot: Float32Array;
  /** Strength of depth contours, by picture column. */
  depths: Float32Array;
  /** Colour of the sky: three values per pixel. */
  sky: Float32Array;
  /** Strength of the glow by pixel, where a scene has one. */
  glow: Float32Array | undefined;
}

/** Builds the tables for a scene whose view already has the loop's size. The formulas are those of the posters. */
export function paletteTables(scene: Scene): PaletteTables {
  const { width, height } = scene.view;
  const pixels = width * height;
  const hour = lightOf(scene);
  const floor = scene.calm?.floor ?? 0;
  const sky = new Float32Array(pixels * 3);
  const glow = scene.glow ? new Float32Array(pixels) : undefined;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      sky.set(skyColour(scene, x, y), (y * width + x) * 3);
      if (glow) glow[y * width + x] = glowAt(scene, x, y);
    }
  }
  const steps = Array.from({ length: LIGHT_STEPS }, (_, step) => (step / (LIGHT_STEPS - 1)) * 2 - 1);
  const columns = Array.from({ length: width }, (_, x) => drama(scene, x));
  return {
    lit: Float32Array.from(steps.flatMap((light) => [...litColour(hour, light)])),
    lineLight: Float32Array.from(steps, (light) => lineByLight(hour, light)),
    ground: Float32Array.from(columns, (share) => share),
    lines: Float32Array.from(columns, (share) => mix(floor, 1, share)),
    depths: Float32Array.from(columns, (_, x) => depthAt(scene, x)),
    foot: Float32Array.from({ length: height }, (_, y) => footAt(scene, y)),
    sky,
    glow,
  };
}

/** What depends on distance alone, by sampled row: the haze, how clearly lines show through it, and their width in pixels. */
export function depthTables(scene: Scene, rows: number, scale: number): { haze: Float32Array; shown: Float32Array; weight: Float32Array } {
  const haze = scene.haze ?? 0.5;
  const depths = Array.from({ length: rows }, (_, row) => row / (rows - 1));
  return {
    haze: Float32Array.from(depths, (depth) => haze * smoothstep(0.35, 1, depth)),
    shown: Float32Array.from(depths, (depth) => 1 - haze * smoothstep(0.3, 1, depth)),
    weight: Float32Array.from(depths, (depth) => scale * mix(1.5, 0.8, smoothstep(0, 0.8, depth))),
  };
}

/** How the lines of a level look. */
interface LevelLook {
  colour: Colour;
  weight: number;
  /** How much brighter they are because the ring is near. */
  shine: number;
}

/** The look of each level, cached because every pixel requests one. */
export function levelTable(scene: Scene): (level: number) => LevelLook {
  const { line, index } = lightOf(scene);
  const looks = new Map<number, LevelLook>();
  const lookOf = (level: number): LevelLook => ({
    ...(level % 5 === 0 ? { colour: index, weight: 1.3 } : { colour: line, weight: 1 }),
    shine: shineAt(scene, level),
  });
  return (level) => {
    const known = looks.get(level);
    if (known) return known;
    const look = lookOf(level);
    looks.set(level, look);
    return look;
  };
}
