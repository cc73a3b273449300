import { adoptLateFonts, FONT_RULES_ID } from "./late-fonts";

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

it("reads the fonts' rules again only where the fallback is in use", () => {
  expect(adopt(face("Inter Variable", "loaded"), face("Inter Fallback", "loaded"))).toBe(true);
  expect(adopt(face("Inter Variable", "loaded"), face("Inter Fallback", "unloaded"))).toBe(false);
});
