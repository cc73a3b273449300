/** Id of the style element that holds the fonts' rules. */
export const FONT_RULES_ID = "font-rules";

/**
 * Gives another page the fonts that came too late for the first one. A late font is skipped for as long as its rule exists, so that text
 * does not shift while being read (`theme/fonts.ts`); a newly shown page has no text to shift. A font was late if its fallback is in use.
 */
export const adoptLateFonts = (): void => {
  const wasLate = [...document.fonts].some(({ family, status }) => family.includes("Inter Fallback") && status === "loaded");
  const rules = document.getElementById(FONT_RULES_ID);
  if (wasLate) rules?.replaceWith(rules.cloneNode(true));
};
