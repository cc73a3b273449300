import { createContext, useContext } from "react";
import type { SectionData } from "../../../src/sections/registry";

/** A page of the site and what stands on it. */
export interface GuidePage extends Readonly<Pick<Queries.PageContent, "path" | "label">> {
  readonly sections: readonly SectionData[];
}

/** What the style guide's query gives, in the types of the fragments that it spreads. */
export interface GuideContent {
  readonly allPageContent: { readonly nodes: readonly GuidePage[] };
  readonly faqContent: Queries.FaqCategoriesFragment | null;
}

const PagesContext = createContext<readonly GuidePage[]>([]);

/** Gives the site's real content to the specimens. */
export const PagesProvider = PagesContext.Provider;

/** All pages that are lists of sections. */
export const usePages = (): readonly GuidePage[] => useContext(PagesContext);

/** A section of one type. */
export type SectionOf<TypeName extends SectionData["__typename"]> = Extract<SectionData, { __typename: TypeName }>;

const isOf =
  <TypeName extends SectionData["__typename"]>(typeName: TypeName) =>
  (section: SectionData): section is SectionOf<TypeName> =>
    section.__typename === typeName;

/** All sections of a type that the site's pages show, in the pages' order. */
export const useSections = <TypeName extends SectionData["__typename"]>(typeName: TypeName): SectionOf<TypeName>[] =>
  usePages()
    .flatMap(({ sections }) => sections)
    .filter(isOf(typeName));
