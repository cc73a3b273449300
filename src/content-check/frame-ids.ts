import { SETTINGS_DIALOG_ID, SETTINGS_ID } from "../services/consent/settings-id";

/** Anchors that exist on every page, because they are in its frame. */
export const commonAnchors: readonly string[] = [SETTINGS_ID];

/** Whether an id is used by Gatsby or by the frame of every page (`frame/SiteRoot.tsx`, `page-lifecycle/OpeningEnd.tsx`). */
export const isOfFrame = (id: string): boolean =>
  [SETTINGS_ID, SETTINGS_DIALOG_ID, "main", "opening-end"].includes(id) || id.startsWith("gatsby-");
