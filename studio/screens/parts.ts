/** Tone of a tag or a dot: what it means, not how it looks. */
export type Tone = "plain" | "sea" | "brass" | "red" | "ink";

/** Joins a list of pieces of HTML. */
export function each<T>(items: readonly T[], render: (item: T, index: number) => string): string {
  return items.map(render).join("");
}

/** A small label with a border. */
export function tag(text: string, tone: Tone = "plain"): string {
  return `<span class="tag ${tone}">${text}</span>`;
}

/** A role's initials, the only form in which people appear. */
export function initials(letters: string, look: "" | "light" | "small" | "light small" = ""): string {
  return `<span class="initials ${look}">${letters}</span>`;
}

/** A thin bar; `share` from 0 to 1. */
export function bar(share: number, tone: "" | "brass" | "ink" = ""): string {
  return `<div class="bar ${tone}"><i style="width:${Math.round(share * 1000) / 10}%"></i></div>`;
}

/** A row of headline figures, ruled with hairlines. */
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

/** Text tabs, the open one underlined. */
export function tabs(names: readonly string[], open = 0): string {
  return `<div class="tabs">${each(names, (name, index) => `<span class="${index === open ? "on" : ""}">${name}</span>`)}</div>`;
}

/** The head of a screen: its title and a sentence. */
export function heading(title: string, sentence: string): string {
  return `<div class="head"><div><h1>${title}</h1><p>${sentence}</p></div></div>`;
}
