import { hex, PALETTE, type Colour } from "../drawing/colour";

/** The colours of a landscape at one hour. */
export interface Light {
  /** The background of the words, and of the whole hero. */
  ground: Colour;
  /** Ground turned to the lamp, and ground turned away from it. */
  lit: Colour;
  shadow: Colour;
  /** Far ground, and the foot of the sky. */
  haze: Colour;
  /** A contour line, every fifth one, and the highlighted line. */
  line: Colour;
  index: Colour;
  accent: Colour;
  /** How sharply light turns into shadow: 0 is dusk, with every step between, and 1 is noon, with none. */
  hardness: number;
  /** How visible lines are on ground turned away from the lamp; 1 means as visible as on lit ground. */
  shadowLine: number;
  /** The light behind the horizon, in scenes with a glow. */
  glow: Glow;
}

/** Light from behind the horizon. */
interface Glow {
  /** The colours of the sky, from its still dark part to the horizon. */
  sky: readonly Colour[];
  /** The colours that it gives to the ground and to contour lines. */
  ground: Colour;
  line: Colour;
}

/** The sun before it rises: brass, but warmer than the line. */
const SUN: Glow = {
  sky: [hex("#0b1420"), hex("#2a2c3a"), hex("#6b4f45"), hex("#c08a4e"), hex("#f0c88a")],
  ground: hex("#d8984e"),
  line: hex("#f0cf86"),
};

/** The moon behind a ridge. */
const MOON: Glow = {
  sky: [PALETTE.ink, hex("#15283e"), hex("#2b4d6f"), hex("#6f9abf")],
  ground: hex("#7fa3c4"),
  line: hex("#e6edf3"),
};

/** How visible lines are in shadow at most hours. */
const SHADOW_LINE = 0.62;

/** The hours of the day that a hero may show: `content-model/sections/hero.ts` names the same ones. */
export const LIGHTS = {
  night: {
    ground: PALETTE.ink,
    lit: hex("#24405a"),
    shadow: hex("#060c14"),
    haze: hex("#16273a"),
    line: hex("#6c86a1"),
    index: hex("#b4c3d1"),
    accent: hex("#e3c684"),
    hardness: 0.2,
    shadowLine: SHADOW_LINE,
    glow: MOON,
  },
  dawn: {
    ground: PALETTE.ink,
    lit: hex("#8b735f"),
    shadow: hex("#101824"),
    haze: hex("#2b2c38"),
    line: hex("#b0a496"),
    index: hex("#f1e4cc"),
    accent: hex("#f0cf86"),
    hardness: 0.12,
    shadowLine: SHADOW_LINE,
    glow: SUN,
  },
  sea: {
    ground: PALETTE.seaGround,
    lit: hex("#1e5551"),
    shadow: hex("#041011"),
    haze: hex("#10393a"),
    line: hex("#5f9690"),
    index: hex("#b0d2c9"),
    accent: hex("#e3c684"),
    hardness: 0.2,
    shadowLine: SHADOW_LINE,
    glow: MOON,
  },
  noon: {
    ground: PALETTE.band,
    lit: hex("#f8f5ec"),
    shadow: hex("#d3c9b1"),
    haze: PALETTE.band,
    line: hex("#b3a88e"),
    index: hex("#857b63"),
    accent: hex("#8f6a22"),
    hardness: 0.85,
    shadowLine: SHADOW_LINE,
    glow: SUN,
  },
  fog: {
    ground: PALETTE.fog,
    lit: hex("#f1f3f3"),
    shadow: hex("#dde1e3"),
    haze: PALETTE.fog,
    line: hex("#a9b4bd"),
    index: hex("#6d7d8c"),
    accent: hex("#8f6a22"),
    hardness: 0,
    shadowLine: SHADOW_LINE,
    glow: MOON,
  },
} as const satisfies Readonly<Record<string, Light>>;

/** The colours of a scene's hour. */
export const lightOf = ({ light = "night", tone }: { light?: keyof typeof LIGHTS; tone?: Partial<Light> }): Light => ({
  ...LIGHTS[light],
  ...tone,
});
