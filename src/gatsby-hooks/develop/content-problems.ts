/** Where the development server sends its reports (`watch-content.ts`, which this may not import: it runs in browsers). */
export const CONTENT_PROBLEMS_PATH = "/___content-problems";

/** One problem of the content, in the content check's own words. */
export interface Report {
  severity: "error" | "advice";
  /** File, line, column, field, problem and remedy. */
  sentence: string;
  /** The line of the file, and a caret below the position; empty if there is none to show. */
  excerpt: string;
}

const MONOSPACE = "font: 0.875rem/1.6 ui-monospace, monospace";

const STYLES = {
  panel: [
    "position: fixed; inset: auto 1rem 1rem; z-index: 100; max-height: 60vh; overflow: auto; padding: 0 1.25rem",
    "background: var(--colour-paper-card); box-shadow: var(--shadow-floating); color: var(--colour-text-strong)",
  ].join("; "),
  error: `margin: 1rem -1.25rem; padding-left: 1rem; border-left: 4px solid var(--colour-error); ${MONOSPACE}`,
  advice: `margin: 1rem -1.25rem; padding-left: 1rem; border-left: 4px solid var(--colour-brass); ${MONOSPACE}`,
  // A wrapped line would misplace the caret.
  excerpt: `margin: 0; overflow-x: auto; white-space: pre; ${MONOSPACE}`,
  summary: "padding: 0.75rem 0; cursor: pointer",
} as const;

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  style: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const created = document.createElement(name);
  created.style.cssText = style;
  created.append(...children);
  return created;
};

const drawReport = ({ severity, sentence, excerpt }: Report): HTMLElement =>
  element("div", STYLES[severity], sentence, ...(excerpt === "" ? [] : [element("pre", STYLES.excerpt, excerpt)]));

const isReports = (value: unknown): value is Report[] =>
  Array.isArray(value) && value.every((entry: Partial<Report> | null) => typeof entry?.sentence === "string");

/** Errors in full, since they stop a build; advice in a closed disclosure. */
const drawReports = (reports: readonly Report[]): HTMLElement[] => {
  const errors = reports.filter(({ severity }) => severity === "error").map(drawReport);
  const advice = reports.filter(({ severity }) => severity === "advice").map(drawReport);
  const summary = `${advice.length} ${advice.length === 1 ? "piece" : "pieces"} of advice on content/`;
  return [...errors, ...(advice.length > 0 ? [element("details", "", element("summary", STYLES.summary, summary), ...advice)] : [])];
};

/** In development only: shows content problems over the page, in the content check's own words, until they are fixed. */
export const showContentProblems = (): void => {
  const panel = element("section", STYLES.panel);
  panel.setAttribute("role", "alert");
  new EventSource(CONTENT_PROBLEMS_PATH).addEventListener("message", ({ data }: MessageEvent<string>) => {
    const reports: unknown = JSON.parse(data);
    if (!isReports(reports)) return;
    panel.replaceChildren(...drawReports(reports));
    if (reports.length > 0) document.body.append(panel);
    else panel.remove();
  });
};
