import type { SectionData } from "../../src/sections/registry";

/** A page of the site and its sections. */
export interface GuidePage extends Readonly<Pick<Queries.PageContent, "path" | "label">> {
  readonly sections: readonly SectionData[];
}

/** The result of the style guide's query, typed by the fragments that it spreads. */
export interface GuideContent {
  readonly allPageContent: { readonly nodes: readonly GuidePage[] };
  readonly faqContent: Queries.FaqCategoriesFragment | null;
}
