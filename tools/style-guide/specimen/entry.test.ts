import { anchorOf } from "./entry";

it.each([
  ["components", "CopyButton", "components-copy-button"],
  ["layout", "Skip link", "layout-skip-link"],
  ["sections", "AudienceLinks", "sections-audience-links"],
])("%s, %s has the address %s", (chapter, title, anchor) => {
  expect(anchorOf(chapter, title)).toBe(anchor);
});
