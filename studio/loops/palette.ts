import type { Colour } from "../drawing/colour";
import { mix, smoothstep } from "../landscape/landforms";
import { lightOf } from "../terrain/light";
import { depthOf, lineByLight, litColour } from "../terrain/poster";
import type { Scene } from "../terrain/scene";

/** Steps of light between turned away (-1) and turned to the lamp (1). */
export const LIGHT_STEPS = 2048;

/** Everything about colour that does not change from frame to frame, as tables that the painter reads for each pixel. */
interface PaletteTables {
  /** Ground colour by light: three values per step. */
  lit: Float32Array;
  /** Opacity of lines by light. */
  lineLight: Float32Array;
}

/** Builds the tables. The formulas are those of the posters. */
export function paletteTables(scene: Scene): PaletteTables {
  const hour = lightOf(scene);
  const steps = Array.from({ length: LIGHT_STEPS }, (_, step) => (step / (LIGHT_STEPS - 1)) * 2 - 1);
  return {
    lit: Float32Array.from(steps.flatMap((light) => [...litColour(hour, light)])),
    lineLight: Float32Array.from(steps, lineByLight),
  };
}

/** The width of lines, in pixels, by sampled row. */
export const weightTable = (rows: number, scale: number): Float32Array =>
  Float32Array.from({ length: rows }, (_, row) => scale * mix(1.5, 0.8, smoothstep(0, 0.8, row / (rows - 1))));

/** How the lines of a level look. */
interface LevelLook {
  colour: Colour;
  weight: number;
  /** How visible they are under water, and where. */
  depth: ReturnType<typeof depthOf>;
}

/** The look of each level, cached because every pixel requests one. */
export function levelTable(scene: Scene): (level: number) => LevelLook {
  const { line, index } = lightOf(scene);
  const looks = new Map<number, LevelLook>();
  const lookOf = (level: number): LevelLook => ({
    ...(level % 5 === 0 ? { colour: index, weight: 1.3 } : { colour: line, weight: 1 }),
    depth: depthOf(scene, level),
  });
  return (level) => {
    const known = looks.get(level);
    if (known) return known;
    const look = lookOf(level);
    looks.set(level, look);
    return look;
  };
}
