import { cloneElement, createElement, type ReactElement } from "react";
import { isStatic } from "./static-sections";

/** Attributes that React rejects as strings, because it expects them in another form; a browser extension may have added them. */
const UNKNOWN_TO_REACT = /^(?:style$|on)/u;

const attributesOf = (root: Element): Record<string, string> =>
  Object.fromEntries(
    [...root.attributes]
      .filter(({ name }) => !UNKNOWN_TO_REACT.test(name))
      .map(({ name, value }): [string, string] => [name === "class" ? "className" : name, value]),
  );

/** The same element for React, which leaves its content alone. */
const copyOf = (root: Element): ReactElement =>
  createElement(root.localName, { ...attributesOf(root), dangerouslySetInnerHTML: { __html: root.innerHTML } });

/** The section elements in the document; none if their number is not the page's, as in development, where the document starts empty. */
const rootsOf = (count: number): readonly Element[] => {
  const roots = typeof document === "undefined" ? [] : [...document.querySelectorAll("main > *")];
  return roots.length === count ? roots : [];
};

/**
 * A page's static sections as React elements that keep their HTML, by position. There are none in the build, nor if the document contains
 * other sections than the page's, as in development, where it starts empty.
 */
export const staticSectionsFromServer = (names: readonly string[]): readonly (ReactElement | undefined)[] =>
  rootsOf(names.length).map((root, index) => (isStatic(names[index] ?? "") ? copyOf(root) : undefined));

/**
 * Keeps the HTML that the server sent for a section whose code has failed. While React hydrates, nothing is touched, and the visitor can
 * continue typing; if React renders the section again, the typed text is kept. Marks the section, and clears the busy state of its buttons.
 */
export const failedSection = (index: number, count: number): ReactElement | null => {
  const root = rootsOf(count)[index];
  if (!root) return null;
  const mark = (element: Element | null): void => {
    // A clone, unlike an HTML string, keeps what was typed.
    if (element !== root) element?.replaceChildren(...root.cloneNode(true).childNodes);
    element?.setAttribute("data-scripts", "failed");
    element?.querySelectorAll("[aria-busy=true]").forEach((busy) => {
      busy.removeAttribute("aria-busy");
    });
  };
  return cloneElement(copyOf(root), { ref: mark });
};
