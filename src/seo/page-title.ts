import { SITE_LANGUAGE } from "./language";

/** A page's title in a language, followed by the product's name. */
export const pageTitle = (
  { title }: Pick<Queries.PageMetadataFragment, "title">,
  { product }: Pick<Queries.PageMetadataSiteFragment, "product">,
  language = SITE_LANGUAGE,
): string => `${title[language] ?? title.en} | ${product.name}`;
