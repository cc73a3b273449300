/** For tests: the site's settings from content, and a page that provides them. */
import { readFileSync } from "node:fs";
import { type ReactNode, StrictMode } from "react";
import { parse } from "yaml";
import type { z } from "zod";
import { sectionModel } from "../content-model/section";
import { siteModel } from "../content-model/site";
import { SiteProvider, type SiteSettings } from "./site-context";

/** `content/site.yaml`, as a query gives it, except that tokens such as {product} are not replaced. */
export const site = siteModel.parse(parse(readFileSync("content/site.yaml", "utf8"))) as unknown as SiteSettings;

type Section = z.infer<typeof sectionModel>;

/** The section of a type on a page. */
export const sectionOf = <Type extends Section["type"]>(page: string, type: Type) => {
  const { sections } = parse(readFileSync(`content/${page}.yaml`, "utf8")) as { sections: readonly Section[] };
  return sectionModel.parse(sections.find((candidate) => candidate.type === type)) as Extract<Section, { type: Type }>;
};

/** Provides what a section needs around it, in React's strict mode (which runs effects twice) or, as on a built site, without it. */
export const TestPage = ({ mode = "strict", children }: { mode?: "strict" | "built"; children: ReactNode }) => {
  const page = <SiteProvider value={site}>{children}</SiteProvider>;
  return mode === "strict" ? <StrictMode>{page}</StrictMode> : page;
};
