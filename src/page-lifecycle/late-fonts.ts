/** Id of the style element with the font rules. */
export const FONT_RULES_ID = "font-rules";

/**
 * Applies fonts that arrived too late for the first page when another page is shown. The browser skips a late font for as long as its rule
 * exists, so that text does not shift while being read (`theme/fonts.ts`); a new page has no text to shift yet. If the fallback is in use,
 * the font was late.
 */
export const adoptLateFonts = (): void => {
  const wasLate = [...document.fonts].some(({ family, status }) => family.includes("Inter Fallback") && status === "loaded");
  const rules = document.getElementById(FONT_RULES_ID);
  if (wasLate) rules?.replaceWith(rules.cloneNode(true));
};
