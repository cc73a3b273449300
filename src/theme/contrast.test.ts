import { colours } from "./design-tokens";
import { colourOn, grounds } from "./variables";

/** The minimum contrast ratios of WCAG 2.2: for text of any size (1.4.3), and for the edges, marks and focus rings of controls (1.4.11). */
const MIN_CONTRAST = { text: 4.5, control: 3 } as const;

/** Relative luminance of a #rrggbb colour (WCAG 2.2), from 0 black to 1 white. */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast ratio of two #rrggbb colours (WCAG 2.2), from 1 (the same) to 21 (black and white), in either order. */
const contrast = (one: string, other: string): number => {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
};

/** The roles of text. */
const textRoles = ["heading", "text", "quiet", "link", "error"] as const;

/** The roles of control edges, focus rings, and the marks of chosen items. */
const controlRoles = ["control-line", "focus", "link"] as const;

it.each(grounds)("text is readable, and controls are visible, on %s and on its cards", (ground) => {
  for (const [roles, minimum] of [
    [textRoles, MIN_CONTRAST.text],
    [controlRoles, MIN_CONTRAST.control],
  ] as const) {
    const ratios = roles.flatMap((role) =>
      (["ground", "card"] as const).map((behind) => [role, behind, contrast(colourOn(ground, role), colourOn(ground, behind))] as const),
    );
    expect(ratios.filter(([, , ratio]) => ratio < minimum)).toEqual([]);
  }
});

it.each(["brass", "brass-bright", "brass-deep"] as const)("a button's words are readable at rest, hovered and pressed (%s)", (face) => {
  expect(contrast(colours.ink, colours[face])).toBeGreaterThanOrEqual(MIN_CONTRAST.text);
});
