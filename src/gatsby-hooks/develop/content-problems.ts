/** Path at which the development server sends its reports. It is defined here because `watch-content.ts` cannot run in browsers. */
export const CONTENT_PROBLEMS_PATH = "/___content-problems";

/** The content check's report, as in the terminal; `errors` and `advice` are empty if there are none. */
export interface Report {
  errors: string;
  advice: string;
  /** The number of pieces of advice, in words. */
  summary: string;
}

const PANEL = [
  "position: fixed; inset: auto 1rem 1rem; z-index: 100; max-height: 60vh; overflow: auto; padding: 0 1.25rem",
  "background: var(--colour-paper-card); box-shadow: var(--shadow-floating); color: var(--colour-text-strong)",
].join("; ");

const element = (name: string, ...children: (Node | string)[]): HTMLElement => {
  const created = document.createElement(name);
  created.append(...children);
  return created;
};

/** In development only: shows content problems over the page until they are fixed. Advice, which stops no build, is folded. */
export const showContentProblems = (): void => {
  const panel = element("section");
  panel.style.cssText = PANEL;
  panel.setAttribute("role", "alert");
  new EventSource(CONTENT_PROBLEMS_PATH).addEventListener("message", ({ data }: MessageEvent<string>) => {
    const { errors, advice, summary } = JSON.parse(data) as Report;
    const parts = [
      ...(errors === "" ? [] : [element("pre", errors)]),
      ...(advice === "" ? [] : [element("details", element("summary", summary), element("pre", advice))]),
    ];
    panel.replaceChildren(...parts);
    if (parts.length > 0) document.body.append(panel);
    else panel.remove();
  });
};
