/** Id of the style element with the rule of the font of text. */
export const TEXT_FONT_ID = "text-font";

/**
 * Gives another page the font that arrived too late for the first one. For as long as its rule exists, the browser keeps the system font,
 * so that no line moves while it is read; a new page has no lines yet. The browser looks for the fallback only where the font was late.
 */
export const adoptLateFont = (): void => {
  const wasLate = [...document.fonts].some(({ family, status }) => family.includes("Inter Fallback") && status !== "unloaded");
  const rule = document.getElementById(TEXT_FONT_ID);
  if (wasLate) rule?.replaceWith(rule.cloneNode(true));
};
