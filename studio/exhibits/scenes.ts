import type { Drawing } from "../drawing/browser";
import { consultants } from "./scenes/consultants";
import { secondaryExit } from "./scenes/secondary-exit";

/** The charts, by the page that shows them, drawn for wide pages and for phones. All other exhibits are text in content. */
export const CHARTS: Readonly<Record<string, Drawing>> = { consultants, "secondary-exit": secondaryExit };
