import type { SectionData } from "../../src/sections/registry";

/** A page of the site and what stands on it. */
export interface GuidePage extends Readonly<Pick<Queries.PageContent, "path" | "label">> {
  readonly sections: readonly SectionData[];
}

/** What the style guide's query gives, in the types of the fragments that it spreads. */
export interface GuideContent {
  readonly allPageContent: { readonly nodes: readonly GuidePage[] };
  readonly faqContent: Queries.FaqCategoriesFragment | null;
}
