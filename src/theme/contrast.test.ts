import { colours } from "./tokens";
import { type Ground, onGround } from "./variables";

type ColourName = keyof typeof colours;

/** Relative luminance of a #rrggbb colour (WCAG 2.2). */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
};

/** The colour that a ground gives to a role such as `text`. */
const colourOf = (ground: Ground, role: string): string => {
  const [, name = ""] = new RegExp(`--on-${role}: var\\(--colour-([a-z-]+)\\)`, "u").exec(onGround(ground)) ?? [];
  return colours[name as ColourName];
};

const grounds: readonly Ground[] = ["paper", "band", "ink"];
const textRoles = ["heading", "text", "quiet", "link", "error"];

describe.each(grounds)("on %s", (ground) => {
  it.each(textRoles)("%s is readable on the ground and on its cards (4.5:1)", (role) => {
    expect(contrast(colourOf(ground, role), colourOf(ground, "ground"))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colourOf(ground, role), colourOf(ground, "card"))).toBeGreaterThanOrEqual(4.5);
  });

  it("the focus ring is seen (3:1)", () => {
    expect(contrast(colourOf(ground, "focus"), colourOf(ground, "ground"))).toBeGreaterThanOrEqual(3);
  });
});

it("the borders of controls on paper are seen (3:1)", () => {
  expect(contrast(colours["paper-line-strong"], colours.paper)).toBeGreaterThanOrEqual(3);
  expect(contrast(colours["paper-line-strong"], colours["paper-band"])).toBeGreaterThanOrEqual(3);
});

it("the words on a brass button are readable, at rest and under the pointer", () => {
  expect(contrast(colours.ink, colours.brass)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(colours.ink, colours["brass-bright"])).toBeGreaterThanOrEqual(4.5);
});
