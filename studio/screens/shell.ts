import { logoMark } from "../marks/logo-mark";
import { COUNTS } from "../sample-deals/names";
import type { Scene } from "../terrain/scene";
import { each, initials } from "./parts";
import type { PhonePanel } from "./phone";

const AREAS = [
  [
    "Work",
    [
      ["Pipeline", COUNTS.pipeline],
      ["Data rooms", COUNTS.dataRooms],
      ["Agreements", COUNTS.agreements],
      ["Relationships", COUNTS.relationships],
    ],
  ],
  [
    "Capital",
    [
      ["Marketplace", COUNTS.marketplace],
      ["Secondaries", COUNTS.secondaries],
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
type Area = (typeof AREAS)[number][1][number][0];

/** A product screen: the content of the frame that all screens share. */
export interface Screen {
  area: Area;
  crumbs: readonly string[];
  /** The role that is signed in, with its initials. */
  role?: readonly [initials: string, name: string];
  /** Whose screen it is, if not the desk's: other users do not see the desk's counts. */
  other?: string;
  body: string;
  /** CSS for this screen alone. */
  css?: string;
  /** The part that wide pages show: down to this height in CSS pixels, with rules that leave out what would be cut. */
  plate: { height: number; css?: string };
  /** What phones show instead. */
  phone: PhonePanel;
  /** Land that the CSS shows as `var(--picture)`, and SVG to lay over it. */
  land?: { scene: Scene; overlay: string };
}

/** The frame around every screen: side navigation, top line, content. */
export function shell({ area, crumbs, role = ["PR", "Principal"], other, body }: Screen): string {
  const rail = each(AREAS, ([title, items]) => {
    const links = each(
      items as readonly (readonly [string, number | ""])[],
      ([name, count]) => `<a class="${name === area ? "on" : ""}">${name}<span>${other ? "" : count}</span></a>`,
    );
    return `<div class="label">${title}</div>${links}`;
  });
  const trail = crumbs
    .map((crumb, index) => (index === crumbs.length - 1 ? `<span class="text">${crumb}</span>` : `<span class="quiet">${crumb}</span>`))
    .join('<span class="quiet">/</span>');
  return `<div class="app">
<nav class="rail"><div class="desk"><svg viewBox="0 0 32 32">${logoMark()}</svg><div>${other ? `${role[1]}<small>${other}</small>` : "Investment desk<small>Private office</small>"}</div></div>${rail}<div class="foot">Professional clients only<br>Session ends in 28 min</div></nav>
<div class="main"><div class="top"><div class="row" style="gap:7px">${trail}</div><div class="search"><span>Search deals, files, parties</span><span>/</span></div><div class="who">${initials(role[0])}<span class="text">${role[1]}</span></div></div>${body}</div></div>`;
}
