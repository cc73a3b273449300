import { SETTINGS_DIALOG_ID, SETTINGS_ID } from "../services/consent/settings-id";

/** Anchors on every page, because the frame has them. */
export const commonAnchors: readonly string[] = [SETTINGS_ID];

/** Whether an id belongs to the frame of every page, or to Gatsby: `frame/SiteRoot.tsx` and `page-lifecycle/OpeningEnd.tsx` give them. */
export const isOfFrame = (id: string): boolean =>
  [SETTINGS_ID, SETTINGS_DIALOG_ID, "main", "opening-end"].includes(id) || id.startsWith("gatsby-");
