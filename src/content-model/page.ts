import { z } from "zod";
import { copy, pagePath, sample } from "./fields";
import { metadataModel } from "./metadata";
import { sectionModel } from "./section";

const pageSample = sample("Write the page's own words");

const sections = z
  .array(sectionModel)
  .min(1)
  .max(24)
  .meta({ description: "The page from top to bottom, one entry per section. The first holds the page's main heading." });

/** `content/pages/*.yaml`: a page that stands alone, such as home or pricing. */
export const singlePageModel = z
  .strictObject({
    path: pagePath("The page's address on this site, such as /pricing."),
    label: copy("The page's short name, in breadcrumbs.", 40),
    metadata: metadataModel,
    sections,
    sample: pageSample,
  })
  .meta({ id: "SinglePage" });

/** `content/audiences/<slug>.yaml`: a page for one audience; the file's name is its address. */
export const audienceModel = z
  .strictObject({
    label: copy("The audience's short name, in breadcrumbs.", 40),
    metadata: metadataModel,
    sections,
    sample: pageSample,
  })
  .meta({ id: "Audience" });
