import { createElement, type ReactElement } from "react";
import { isStatic } from "./static-sections";

/** The same element for React, which then looks at nothing in it. */
const copyOf = (root: Element): ReactElement => {
  const attributes = [...root.attributes].map(({ name, value }): [string, string] => [name === "class" ? "className" : name, value]);
  return createElement(root.localName, { ...Object.fromEntries(attributes), dangerouslySetInnerHTML: { __html: root.innerHTML } });
};

/**
 * Of a page that came as HTML, the sections that stay as they came, each at its position. There are none in the build, and where the
 * document holds other sections than the page, as in development, where it begins empty.
 */
export const sentSections = (names: readonly string[]): readonly (ReactElement | undefined)[] => {
  const roots = typeof document === "undefined" ? [] : [...document.querySelectorAll("main > *")];
  if (roots.length !== names.length) return [];
  return roots.map((root, index) => (isStatic(names[index] ?? "") ? copyOf(root) : undefined));
};
