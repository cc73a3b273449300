import { fontFaces } from "../theme/fonts";
import { fonts } from "../theme/tokens";
import { adoptLateFonts, FONT_RULES_ID } from "./late-fonts";

/** The family that stands in for the font of text, which comes second in the stack. */
const [, fallback = ""] = fonts.sans.match(/(?<=")[^",]+(?=")/gu) ?? [];

const face = (family: string, status: FontFaceLoadStatus) => ({ family, status });

const adopt = (...faces: ReturnType<typeof face>[]): boolean => {
  document.head.innerHTML = `<style id="${FONT_RULES_ID}">@font-face {}</style>`;
  const rules = document.getElementById(FONT_RULES_ID);
  Object.defineProperty(document, "fonts", { configurable: true, value: new Set(faces) });
  adoptLateFonts();
  const now = document.getElementById(FONT_RULES_ID);
  expect(now).toEqual(rules);
  return now !== rules;
};

it("knows the fallback by the name that the theme gives it", () => {
  expect(fontFaces).toContain(`font-family: "${fallback}";`);
  expect(adopt(face(fallback, "loaded"))).toBe(true);
});

it("reads the fonts' rules again only where the fallback is in use", () => {
  expect(adopt(face("Inter Variable", "loaded"), face(fallback, "loaded"))).toBe(true);
  expect(adopt(face("Inter Variable", "loaded"), face(fallback, "unloaded"))).toBe(false);
});
