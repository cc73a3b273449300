import type { Page } from "@playwright/test";

/** Controls that disappear in forced colours: no text, picture, border or mark has the contrast that WCAG 1.4.11 requires. */
export const controlsLostInForcedColours = async (page: Page): Promise<string[]> => {
  await page.emulateMedia({ forcedColors: "active" });
  const lost = await page.evaluate(() => {
    const channels = (colour: string) => (colour.match(/[\d.]+/gu) ?? []).map(Number);
    const isClear = (colour: string) => channels(colour)[3] === 0;
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) =>
        channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundOf = (element: Element): string => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (!isClear(backgroundColor)) return backgroundColor;
      }
      return "rgb(255, 255, 255)";
    };
    const standsOut = (colour: string, element: Element) => {
      const [light = 0, dark = 0] = [luminance(colour), luminance(groundOf(element))].toSorted((a, b) => b - a);
      return !isClear(colour) && (light + 0.05) / (dark + 0.05) >= 3;
    };
    const hasLine = (element: Element, part: string | null = null) => {
      const style = getComputedStyle(element, part);
      return ["top", "bottom"].some((side) => {
        const [kind = "", width = "", colour = ""] = ["style", "width", "color"].map((name) =>
          style.getPropertyValue(`border-${side}-${name}`),
        );
        return kind !== "none" && Number.parseFloat(width) > 0 && standsOut(colour, element);
      });
    };
    // The border of the FAQ's search field is the line below it.
    const hasEdge = (element: Element) =>
      [null, "::before", "::after"].some((part) => hasLine(element, part)) ||
      (element.matches("input") && element.parentElement !== null && hasLine(element.parentElement));
    const hasWords = (element: Element) => element.textContent.trim() !== "" && standsOut(getComputedStyle(element).color, element);
    // The words of its label make a radio button or checkbox recognisable.
    const isNamed = (element: Element) => element.matches("label *") && hasWords(element.closest("label") ?? element);
    const marks = (element: Element) => [...element.querySelectorAll("svg")];
    const isLost = (element: Element) =>
      !hasWords(element) &&
      !isNamed(element) &&
      !hasEdge(element) &&
      element.querySelector("img") === null &&
      !marks(element).some((mark) => standsOut(getComputedStyle(mark).color, mark));
    const isFaint = (mark: Element) => !standsOut(getComputedStyle(mark).color, mark);

    return [
      // The browser draws sliders itself, in the forced colours.
      ...[...document.querySelectorAll("button, input:not([type=range]), select, textarea, summary, a[href]")].filter(isLost),
      ...[...document.querySelectorAll("button svg, summary svg, select ~ svg")].filter(isFaint),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.outerHTML.slice(0, 160));
  });
  await page.emulateMedia({ forcedColors: "none" });
  return lost;
};
