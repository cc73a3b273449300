import type { ComponentType } from "react";
import type { ConsentPanelProps } from "./cookie-settings";

/**
 * Fetches what shows the cookie settings, in a chunk of its own. With a measurement ID that chunk asks for consent and holds the consent
 * library and the analytics; without one it only says that nothing is tracked, and the others are not part of the site at all. For this
 * the variable must stand here by its name, and not behind an `await`: so the bundler sees that one of the two branches is dead.
 */
export const loadPanel = (): Promise<ComponentType<ConsentPanelProps>> =>
  process.env.GATSBY_ANALYTICS_MEASUREMENT_ID
    ? import("./SiteTrackingPanel").then(({ SiteTrackingPanel }) => SiteTrackingPanel)
    : import("./NothingTrackedPanel").then(({ NothingTrackedPanel }) => NothingTrackedPanel);
