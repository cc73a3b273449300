/** For tests: the site's settings from content, and a page that provides them. */
import { type ReactNode, StrictMode } from "react";
import { expand, read } from "../content-model/content.testing";
import { siteModel } from "../content-model/site";
import { SiteProvider, type SiteSettings } from "./site-context";

/** `content/site.yaml`, as a query gives it. */
export const site = expand(siteModel.parse(read("site"))) as unknown as SiteSettings;

/** Provides what a section needs around it, in React's strict mode (which runs effects twice) or, as on a built site, without it. */
export const TestPage = ({ mode = "strict", children }: { mode?: "strict" | "built"; children: ReactNode }) => {
  const page = <SiteProvider value={site}>{children}</SiteProvider>;
  return mode === "strict" ? <StrictMode>{page}</StrictMode> : page;
};
