import { createContext, useContext } from "react";
import type { PictureData } from "./ContentPicture";

/** Facts about a section's page. */
export interface PageInfo {
  /** The page's short name, as in a breadcrumb. */
  label: string;
  /** The land of its first screen. */
  land: PictureData | null;
}

const PageContext = createContext<PageInfo>({ label: "", land: null });

/** Provides a page's facts to its sections. */
export const PageProvider = PageContext.Provider;

/** The page around a section. */
export const usePage = (): PageInfo => useContext(PageContext);
