import { createContext, useContext } from "react";
import type { PictureData } from "./ContentPicture";

/** What a section may want to know of the page that it stands on. */
export interface PageInfo {
  /** The page's short name, as in a breadcrumb. */
  label: string;
  /** The land of its first screen. */
  land: PictureData | null;
}

const PageContext = createContext<PageInfo>({ label: "", land: null });

/** Gives a page's facts to its sections. */
export const PageProvider = PageContext.Provider;

/** The page that a section stands on. */
export const usePage = (): PageInfo => useContext(PageContext);
