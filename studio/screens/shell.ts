import type { Scene } from "../terrain/scene";
import { initials } from "./parts";
import type { PhonePanel } from "./phone";

/** A product screen: the content of the frame that all screens share. */
export interface Screen {
  crumbs: readonly string[];
  /** The role that is signed in, with its initials. */
  role?: readonly [initials: string, name: string];
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

/** The frame around every screen: a top line, which only the film shows, and the content. */
export function shell({ crumbs, role = ["PR", "Principal"], body }: Screen): string {
  const trail = crumbs
    .map((crumb, index) => (index === crumbs.length - 1 ? `<span class="text">${crumb}</span>` : `<span class="quiet">${crumb}</span>`))
    .join('<span class="quiet">/</span>');
  return `<div class="app"><div class="main"><div class="top"><div class="row" style="gap:7px">${trail}</div><div class="who">${initials(role[0])}<span class="text">${role[1]}</span></div></div>${body}</div></div>`;
}
