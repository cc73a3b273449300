/** Where the development server sends its reports (`watch-content.ts`, which this may not import: it runs in browsers). */
export const CONTENT_PROBLEMS_PATH = "/___content-problems";

/** What the content check says, as in the terminal; a text is empty if there is nothing to say. */
export interface Report {
  errors: string;
  advice: string;
  /** How much advice there is. */
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

/** In development only: shows content problems over the page until they are fixed; advice, which stops no build, is folded. */
export const showContentProblems = (): void => {
  const panel = element("section");
  panel.style.cssText = PANEL;
  panel.setAttribute("role", "alert");
  new EventSource(CONTENT_PROBLEMS_PATH).addEventListener("message", ({ data }: MessageEvent<string>) => {
    const { errors, advice, summary } = JSON.parse(data) as Report;
    const said = [
      ...(errors === "" ? [] : [element("pre", errors)]),
      ...(advice === "" ? [] : [element("details", element("summary", summary), element("pre", advice))]),
    ];
    panel.replaceChildren(...said);
    if (said.length > 0) document.body.append(panel);
    else panel.remove();
  });
};
