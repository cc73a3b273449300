/** Address of the development server's reports (`src/build/watch-content.ts`, which nothing that ships may import). */
const REPORTS = "/___content-problems";

const STYLE = [
  "position: fixed; inset: auto 1rem 1rem; z-index: 100; max-height: 60vh; margin: 0; padding: 1rem 1.25rem; overflow: auto",
  "border-left: 4px solid var(--colour-error); background: var(--colour-paper-card); box-shadow: var(--shadow-floating)",
  "color: var(--colour-text-strong); font: 0.875rem/1.6 ui-monospace, monospace; white-space: pre-wrap",
].join("; ");

const isLines = (value: unknown): value is string[] => Array.isArray(value) && value.every((line) => typeof line === "string");

/**
 * In development only: shows over the page what is wrong with the content, in the content check's own words, and goes away
 * when it is mended.
 */
export const showContentProblems = (): void => {
  const panel = document.createElement("pre");
  panel.setAttribute("role", "alert");
  panel.style.cssText = STYLE;
  new EventSource(REPORTS).addEventListener("message", ({ data }: MessageEvent<string>) => {
    const lines: unknown = JSON.parse(data);
    if (!isLines(lines)) return;
    panel.textContent = lines.join("\n\n");
    if (lines.length > 0) document.body.append(panel);
    else panel.remove();
  });
};
