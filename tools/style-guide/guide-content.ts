import type { SectionData, SectionName } from "../../src/sections/registry";

/** A page of the site and what stands on it. */
export interface GuidePage extends Readonly<Pick<Queries.PageContent, "path" | "label">> {
  readonly sections: readonly SectionData[];
}

/** What the style guide's query gives, in the types of the fragments that it spreads. */
export interface GuideContent {
  readonly allPageContent: { readonly nodes: readonly GuidePage[] };
  readonly faqContent: Queries.FaqCategoriesFragment | null;
}

type SectionOf<Name extends SectionName> = Extract<SectionData, { __typename: Name }>;

/** All sections of a type that the site's pages show, in the pages' order. */
export const sectionsOf = <Name extends SectionName>(pages: readonly GuidePage[], name: Name): SectionOf<Name>[] =>
  pages.flatMap(({ sections }) => sections).filter((section): section is SectionOf<Name> => section.__typename === name);
