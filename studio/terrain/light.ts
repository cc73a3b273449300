import { hex, PALETTE, type Colour } from "../drawing/colour";

/** The colours of a landscape at one hour. */
export interface Light {
  /** The background of the words, and of the whole hero. */
  ground: Colour;
  /** Ground turned to the lamp, and ground turned away from it. */
  lit: Colour;
  shadow: Colour;
  /** A contour line, every fifth one, and the highlighted line. */
  line: Colour;
  index: Colour;
  accent: Colour;
}

/** The hours of the day that a hero may show: `content-model/sections/hero.ts` names the same ones. */
export const LIGHTS = {
  night: {
    ground: PALETTE.ink,
    lit: hex("#2b4260"),
    shadow: hex("#131f30"),
    line: hex("#a3bad0"),
    index: hex("#f0f5fa"),
    accent: hex("#f0cf86"),
  },
  dawn: {
    ground: PALETTE.ink,
    lit: hex("#8d7268"),
    shadow: hex("#1b2131"),
    line: hex("#e2d8ce"),
    index: hex("#fbf0de"),
    accent: hex("#ffd67a"),
  },
  sea: {
    ground: PALETTE.seaGround,
    lit: hex("#1f4f4c"),
    shadow: hex("#0d2424"),
    line: hex("#9cc8be"),
    index: hex("#e8f6f0"),
    accent: hex("#f0cf86"),
  },
  noon: {
    ground: PALETTE.band,
    lit: hex("#f8f5ec"),
    shadow: hex("#d3c9b1"),
    line: hex("#8d8062"),
    index: hex("#57492f"),
    accent: hex("#8f6a22"),
  },
  fog: {
    ground: PALETTE.fog,
    lit: hex("#f1f3f3"),
    shadow: hex("#dde1e3"),
    line: hex("#8a98a4"),
    index: hex("#4f6070"),
    accent: hex("#8f6a22"),
  },
} as const satisfies Readonly<Record<string, Light>>;

/** The colours of a scene's hour. */
export const lightOf = ({ light = "night", tone }: { light?: keyof typeof LIGHTS; tone?: Partial<Light> }): Light => ({
  ...LIGHTS[light],
  ...tone,
});
