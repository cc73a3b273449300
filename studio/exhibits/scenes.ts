import type { Drawing } from "../drawing/browser";
import { consultants } from "./scenes/consultants";

/** The charts, by the page that shows them, drawn for wide pages and for phones. All other exhibits are text in content. */
export const CHARTS: Readonly<Record<string, Drawing>> = { consultants };
