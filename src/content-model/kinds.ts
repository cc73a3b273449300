import type { z } from "zod";
import { claimsModel } from "./claims";
import { faqModel } from "./faq";
import { legalModel } from "./legal";
import { navigationModel } from "./navigation";
import { audienceModel, contactModel, homeModel, NOT_FOUND, notFoundModel, singlePageModel } from "./page";
import { redirectsModel } from "./redirects";
import { siteModel } from "./site";
import { workflowModel } from "./workflow";

/** A kind of content: its files and their model. */
export interface Kind {
  /** Its name, which is also that of its JSON Schema. */
  name: string;
  /** Which files under `content/` are of this kind: one file, or `folder/*.extension`. */
  files: string;
  model: z.ZodType;
  /** The address of its page, if that is fixed. */
  address?: string;
}

/** Every kind of content; a file is of the first kind that fits. */
export const kinds: readonly Kind[] = [
  { name: "site", files: "site.yaml", model: siteModel },
  { name: "claims", files: "claims.yaml", model: claimsModel },
  { name: "navigation", files: "navigation.yaml", model: navigationModel },
  { name: "redirects", files: "redirects.yaml", model: redirectsModel },
  { name: "faq", files: "faq.yaml", model: faqModel },
  { name: "home", files: "pages/home.yaml", model: homeModel, address: "/" },
  { name: "contact", files: "pages/contact.yaml", model: contactModel, address: "/contact" },
  { name: "not-found", files: "pages/not-found.yaml", model: notFoundModel, address: NOT_FOUND },
  { name: "page", files: "pages/*.yaml", model: singlePageModel },
  { name: "audience", files: "audiences/*.yaml", model: audienceModel },
  { name: "workflow", files: "workflows/*.yaml", model: workflowModel },
  { name: "legal", files: "legal/*.mdx", model: legalModel },
];

/** The kind of the file at `path` (relative to `content/`, with forward slashes), or undefined. */
export const kindOf = (path: string): Kind | undefined =>
  kinds.find(({ files }) => {
    const [start = "", end] = files.split("*");
    return end === undefined ? path === files : path.startsWith(start) && path.endsWith(end) && !path.slice(start.length).includes("/");
  });
