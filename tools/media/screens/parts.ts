import { logoRings } from "../marks/logo-mark";

/** Tone of a tag or a dot: what it says, not how it looks. */
export type Tone = "plain" | "sea" | "brass" | "red" | "ink";

/** One of the product screens: a file name and the HTML of its body. */
export interface ScreenScene {
  name: string;
  html: string;
}

/** Joins a list of pieces of HTML. */
export function each<T>(items: readonly T[], render: (item: T, index: number) => string): string {
  return items.map(render).join("");
}

/** A small label with a border. */
export function tag(text: string, tone: Tone = "plain"): string {
  return `<span class="tag ${tone}">${text}</span>`;
}

/** A role's initials; people appear as nothing else. */
export function initials(letters: string, look: "" | "light" | "small" | "light small" = ""): string {
  return `<span class="initials ${look}">${letters}</span>`;
}

/** A thin bar; `share` from 0 to 1. */
export function bar(share: number, tone: "" | "brass" | "ink" = ""): string {
  return `<div class="bar ${tone}"><i style="width:${Math.round(share * 1000) / 10}%"></i></div>`;
}

/** A row of headline figures on hairlines. */
export function figures(items: readonly (readonly [label: string, value: string, note: string])[]): string {
  return `<div class="figures">${each(items, ([label, value, note]) => `<div><span class="label">${label}</span><b>${value}</b><i>${note}</i></div>`)}</div>`;
}

/** A table's column: its heading, and whether its cells are numbers. */
export interface Column {
  title: string;
  number?: boolean;
  width?: string;
}

/** A table; a row may be marked as the chosen one. */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[], chosen = -1): string {
  const kind = (index: number): string => (columns[index]?.number ? ' class="num"' : "");
  const heads = each(columns, ({ title, width }, index) => `<th${kind(index)}${width ? ` style="width:${width}"` : ""}>${title}</th>`);
  const cells = each(
    rows,
    (row, at) => `<tr${at === chosen ? ' class="on"' : ""}>${each(row, (cell, index) => `<td${kind(index)}>${cell}</td>`)}</tr>`,
  );
  return `<table><thead><tr>${heads}</tr></thead><tbody>${cells}</tbody></table>`;
}

/** Text tabs with an underline under the open one. */
export function tabs(names: readonly string[], open = 0): string {
  return `<div class="tabs">${each(names, (name, index) => `<span class="${index === open ? "on" : ""}">${name}</span>`)}</div>`;
}

const AREAS = [
  [
    "Work",
    [
      ["Pipeline", "24"],
      ["Data rooms", "9"],
      ["Agreements", "5"],
      ["Relationships", "318"],
    ],
  ],
  [
    "Capital",
    [
      ["Marketplace", "41"],
      ["Secondaries", "12"],
      ["Reporting", ""],
    ],
  ],
  [
    "Oversight",
    [
      ["Audit trail", ""],
      ["Permissions", ""],
    ],
  ],
] as const;

/** A place in the side navigation. */
export type Area = (typeof AREAS)[number][1][number][0];

export interface ShellOptions {
  area: Area;
  crumbs: readonly string[];
  /** The role that is signed in, with its initials. */
  role?: readonly [initials: string, name: string];
  body: string;
  /** Extra rules of this scene. */
  css?: string;
}

/** The frame around every scene: side navigation, top line, content. */
export function shell({ area, crumbs, role = ["PR", "Principal"], body, css = "" }: ShellOptions): string {
  const rail = each(AREAS, ([title, items]) => {
    const links = each(
      items as readonly (readonly [string, string])[],
      ([name, count]) => `<a class="${name === area ? "on" : ""}">${name}<span>${count}</span></a>`,
    );
    return `<div class="label">${title}</div>${links}`;
  });
  const trail = crumbs
    .map((crumb, index) => (index === crumbs.length - 1 ? `<span class="text">${crumb}</span>` : `<span class="quiet">${crumb}</span>`))
    .join('<span class="quiet">/</span>');
  return `<style>${css}</style><div class="app">
<nav class="rail"><div class="desk"><svg viewBox="0 0 32 32">${logoRings(1.7)}</svg><div>Investment desk<small>Private office</small></div></div>${rail}<div class="foot">Professional clients only<br>Session ends in 28 min</div></nav>
<div class="main"><div class="top"><div class="row" style="gap:7px">${trail}</div><div class="search"><span>Search deals, files, parties</span><span>/</span></div><div class="who">${initials(role[0])}<span class="text">${role[1]}</span></div></div>${body}</div></div>`;
}

/** A page heading with a sentence and actions; the last action is the main one. */
export function heading(title: string, sentence: string, actions: readonly string[] = []): string {
  const buttons = each(
    actions,
    (action, index) => `<span class="button ${index === actions.length - 1 ? "primary" : ""}">${action}</span>`,
  );
  return `<div class="head"><div><h1>${title}</h1><p>${sentence}</p></div><div class="actions">${buttons}</div></div>`;
}
