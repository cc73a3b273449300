import type { z } from "zod";
import { claimsModel } from "./claims";
import { faqModel } from "./faq";
import { legalModel } from "./legal";
import { navigationModel } from "./navigation";
import { audienceModel, singlePageModel } from "./page";
import { redirectsModel } from "./redirects";
import { siteModel } from "./site";
import { workflowModel } from "./workflow";

/** A kind of content: its files and their model. */
export interface Kind {
  /** Its name, which is also that of its JSON Schema. */
  name: "site" | "claims" | "navigation" | "redirects" | "faq" | "page" | "audience" | "workflow" | "legal";
  /** Which files under `content/` are of this kind: one file, or `folder/*.extension`. */
  files: string;
  model: z.ZodType;
}

/** Every kind of content. A file under `content/` that belongs to none is an error. */
export const kinds: readonly Kind[] = [
  { name: "site", files: "site.yaml", model: siteModel },
  { name: "claims", files: "claims.yaml", model: claimsModel },
  { name: "navigation", files: "navigation.yaml", model: navigationModel },
  { name: "redirects", files: "redirects.yaml", model: redirectsModel },
  { name: "faq", files: "faq.yaml", model: faqModel },
  { name: "page", files: "pages/*.yaml", model: singlePageModel },
  { name: "audience", files: "audiences/*.yaml", model: audienceModel },
  { name: "workflow", files: "workflows/*.yaml", model: workflowModel },
  { name: "legal", files: "legal/*.mdx", model: legalModel },
];

/** The kind of the file at `path` (relative to `content/`, with forward slashes), or undefined. */
export const kindOf = (path: string): Kind | undefined =>
  kinds.find(({ files }) => {
    const [folder = "", name = ""] = files.includes("/") ? files.split("/") : ["", files];
    const [pathFolder = "", pathName = ""] = path.includes("/") ? path.split(/\/(?=[^/]*$)/u) : ["", path];
    const extension = name.startsWith("*") ? name.slice(1) : undefined;
    return folder === pathFolder && (extension === undefined ? pathName === name : pathName.endsWith(extension));
  });
