import { cloneElement, createElement, type ReactElement } from "react";
import { isStatic } from "./static-sections";

/** Attributes that React expects in another form and rejects as strings; a browser extension may have added them. */
const UNKNOWN_TO_REACT = /^(?:style$|on)/u;

const attributesOf = (root: Element): Record<string, string> =>
  Object.fromEntries(
    [...root.attributes]
      .filter(({ name }) => !UNKNOWN_TO_REACT.test(name))
      .map(({ name, value }): [string, string] => [name === "class" ? "className" : name, value]),
  );

/** The same element for React, which then ignores its content. */
const copyOf = (root: Element): ReactElement =>
  createElement(root.localName, { ...attributesOf(root), dangerouslySetInnerHTML: { __html: root.innerHTML } });

/** The sections in the document, if they are those of the page. In development it begins empty. */
const rootsOf = (count: number): readonly Element[] => {
  const roots = typeof document === "undefined" ? [] : [...document.querySelectorAll("main > *")];
  return roots.length === count ? roots : [];
};

/**
 * The sections of a page's HTML that are kept, each at its position. None in the build, nor where the document holds other sections than
 * the page, as in development, where it begins empty.
 */
export const staticSectionsFromServer = (names: readonly string[]): readonly (ReactElement | undefined)[] =>
  rootsOf(names.length).map((root, index) => (isStatic(names[index] ?? "") ? copyOf(root) : undefined));

/**
 * The HTML that the server sent for a section, kept because its code has failed. If React is still hydrating, nothing is touched, and the
 * visitor can continue typing; if it renders again, what was typed is kept. The section is marked, and none of its buttons stays busy.
 */
export const failedSection = (index: number, count: number): ReactElement | null => {
  const root = rootsOf(count)[index];
  if (!root) return null;
  const mark = (element: Element | null): void => {
    // A clone, unlike HTML, has what was typed.
    if (element !== root) element?.replaceChildren(...root.cloneNode(true).childNodes);
    element?.setAttribute("data-scripts", "failed");
    element?.querySelectorAll("[aria-busy=true]").forEach((busy) => {
      busy.removeAttribute("aria-busy");
    });
  };
  return cloneElement(copyOf(root), { ref: mark });
};
