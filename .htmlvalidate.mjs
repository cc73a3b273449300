import { defineConfig } from "html-validate";

/** html-validate's recommended rules for the pages as served; each disabled one has its reason beside it. */
export default defineConfig({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // A list of features is named after its heading: ARIA allows names on lists and screen readers read them.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // How React writes HTML: `srcSet`, `<br/>`, `async=""` and `hidden=""` mean the same to every parser.
    "attribute-empty-style": "off",
    "attr-case": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    // React's useId gives `:R1:`, Gatsby's root is `___gatsby`: valid in HTML, which only forbids white space.
    "valid-id": ["error", { relaxed: true }],
    // Gatsby's focus wrapper and announcer have inline styles, as do the slideshow's dimensions.
    "no-inline-style": "off",
    // A telephone number may wrap at the end of a line; the link's address has no spaces anyway.
    "tel-non-breaking": "off",
    // An input's default type is `text`.
    "no-implicit-input-type": "off",
    // The FAQ search filters as the visitor types, so there is nothing to submit.
    "wcag/h32": "off",
  },
});
