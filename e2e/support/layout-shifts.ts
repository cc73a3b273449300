/** What moves on a page by itself, as the browser reports it. */
import type { Page } from "@playwright/test";

/** In bytes a second: so slow that a page takes more than a second to arrive, and is painted many times meanwhile. */
const SLOW = 16_000;

/** Makes pages opened later in this tab record their layout shifts. */
export const recordLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    /** The part of a layout-shift entry that TypeScript's library lacks. */
    interface LayoutShift extends PerformanceEntry {
      value: number;
      sources: readonly { node: Node | null }[];
    }
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const nameOf = (node: Node | null) =>
      `${node instanceof Element ? node.outerHTML.slice(0, node.outerHTML.indexOf(">") + 1) : "text"} “${node?.textContent?.slice(0, 40) ?? ""}”`;
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as LayoutShift[];
      const described = entries.map(({ startTime, value, sources }) => {
        return `${value.toFixed(4)} after ${Math.round(startTime)} ms: ${sources.map(({ node }) => nameOf(node)).join("; ")}`;
      });
      shifts.push(...described);
    }).observe({ type: "layout-shift", buffered: true });
  });

/** The layout shifts of the page so far: how much, when, and what moved. */
export const layoutShifts = (page: Page): Promise<string[]> => page.evaluate<string[]>("shifts");

/** Opens a page over a very slow connection; afterwards the connection is fast. */
export const openInDrops = async (page: Page, path: string): Promise<void> => {
  const cdp = await page.context().newCDPSession(page);
  const connect = (throughput: number) =>
    cdp.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  await connect(SLOW);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await connect(-1);
};
