/** What a page moved on its own, as the browser itself reports it. */
import type { Page } from "@playwright/test";

/** Has every later page of this tab note its layout shifts; call it before the page is opened. */
export const recordLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries().map((entry) => JSON.stringify(entry)));
    }).observe({ type: "layout-shift", buffered: true });
  });

/** The layout shifts of the page so far, each as the browser's own entry: where what moved had been, and where it came to stand. */
export const layoutShifts = (page: Page): Promise<string[]> => page.evaluate<string[]>("shifts");
