import type { CrossCheck } from "../cross-check";
import { problemAt, readList, readSound, readText } from "../reading/document";

/** The page of the site's form. */
const FORM = "/contact";

/** The form is on its own page, to which others link. */
export const adviseSecondForms: CrossCheck = ({ pages }) =>
  pages.some(({ path }) => path === FORM)
    ? pages
        .filter(({ document }) => readSound(document, "path") !== FORM)
        .flatMap(({ document }) =>
          readList(document.data, "sections").flatMap((section, index) =>
            readText(section, "type") === "contact-form"
              ? [problemAt(document, ["sections", index], `repeats the form of ${FORM}. Link to that page instead`)]
              : [],
          ),
        )
    : [];
