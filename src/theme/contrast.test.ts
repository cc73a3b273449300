import { contrast, MIN_CONTRAST } from "./contrast.testing";
import { colours } from "./tokens";
import { colourOn, grounds } from "./variables";

/** The roles of text. */
const textRoles = ["heading", "text", "quiet", "link", "error"] as const;

/** The roles of control edges, focus rings, and the marks of chosen items. */
const controlRoles = ["control-line", "focus", "link"] as const;

it("gives the extremes", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#777777")).toBe(1);
});

describe.each(grounds)("on %s", (ground) => {
  it.each(textRoles)("%s is readable on the ground and on its cards", (role) => {
    expect(contrast(colourOn(ground, role), colourOn(ground, "ground"))).toBeGreaterThanOrEqual(MIN_CONTRAST.text);
    expect(contrast(colourOn(ground, role), colourOn(ground, "card"))).toBeGreaterThanOrEqual(MIN_CONTRAST.text);
  });

  it.each(controlRoles)("%s is visible on the ground and on its cards", (role) => {
    expect(contrast(colourOn(ground, role), colourOn(ground, "ground"))).toBeGreaterThanOrEqual(MIN_CONTRAST.control);
    expect(contrast(colourOn(ground, role), colourOn(ground, "card"))).toBeGreaterThanOrEqual(MIN_CONTRAST.control);
  });
});

it.each(["brass", "brass-bright", "brass-deep"] as const)("a button's words are readable at rest, hovered and pressed (%s)", (face) => {
  expect(contrast(colours.ink, colours[face])).toBeGreaterThanOrEqual(MIN_CONTRAST.text);
});
