import type { Page } from "@playwright/test";

/**
 * Makes pages opened later in this tab wait for their fonts. A page does without fonts that miss its first paint (ADR 23), so two
 * pictures of it could differ by chance.
 */
export const withFonts = (page: Page): Promise<unknown> =>
  page.route(
    ({ pathname }) => !/\.\w+$/u.test(pathname),
    async (route) => {
      if (route.request().resourceType() !== "document") {
        await route.fallback();
        return;
      }
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replaceAll("font-display: optional", "font-display: block") });
    },
  );
