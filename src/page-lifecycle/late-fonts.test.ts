import { fontFaces } from "../theme/fonts";
import { fonts } from "../theme/tokens";
import { adoptLateFonts, FONT_RULES_ID } from "./late-fonts";

/** The fallback for the font of text, which is second in the stack. */
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

it("recognises the fallback by the name that it has in the theme", () => {
  expect(fontFaces).toContain(`font-family: "${fallback}";`);
  expect(adopt(face(fallback, "loaded"))).toBe(true);
});

it("replaces the font rules only if the fallback is in use", () => {
  expect(adopt(face("Inter Variable", "loaded"), face(fallback, "loaded"))).toBe(true);
  expect(adopt(face("Inter Variable", "loaded"), face(fallback, "unloaded"))).toBe(false);
});
