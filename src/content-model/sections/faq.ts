import { copy, copyWithSlots } from "../fields";
import { anchor, heading, section } from "../section-fields";

/** The searchable questions of content/faq.yaml. */
export const faqSectionModel = section("faq", "The questions of faq.yaml with a search, directly under the first screen.", {
  anchor,
  heading,
  searchLabel: copy("Name of the search field.", 40),
  searchPlaceholder: copy("Example in the empty search field.", 60),
  clearSearch: copy("Empties the search field.", 30),
  categoriesLabel: copy("Name of the list of categories.", 40),
  resultOne: copyWithSlots("Announced when one answer matches.", 60, ["n"]),
  resultMany: copyWithSlots("Announced when several match.", 60, ["n"]),
  noMatch: copy("Shown when nothing matches.", 120),
});
