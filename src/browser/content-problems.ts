/** Path at which the development server sends its reports. It is defined here because `watch-content.ts` cannot run in browsers. */
export const CONTENT_PROBLEMS_PATH = "/___content-problems";

const PANEL = [
  "position: fixed; inset: auto 1rem 1rem; z-index: 100; max-height: 60vh; overflow: auto; margin: 0; padding: 1.25rem",
  "white-space: pre-wrap; background: var(--colour-paper-card); box-shadow: var(--shadow-floating); color: var(--colour-text-strong)",
].join("; ");

/** In development only: shows the problems of the content over the page, until they are mended. */
export const showContentProblems = (): void => {
  const panel = document.createElement("pre");
  panel.style.cssText = PANEL;
  panel.setAttribute("role", "alert");
  new EventSource(CONTENT_PROBLEMS_PATH).addEventListener("message", ({ data }: MessageEvent<string>) => {
    panel.textContent = JSON.parse(data) as string;
    if (panel.textContent === "") panel.remove();
    else document.body.append(panel);
  });
};
