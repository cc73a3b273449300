import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { onPreRenderHTML as makeAnalyticsInert } from "../services/analytics/inert-scripts";

/** Key of the style and script that gatsby-plugin-image puts into every page for its own component, in whose place ours stands (ADR 3). */
const IMAGE_PLUGIN = "gatsby-image-style";

const isOfUse = (node: ReactNode): boolean => !(isValidElement(node) && String(node.key).includes(IMAGE_PLUGIN));

/** What the plugins have put into a page, made fit for it. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page, options) => {
  makeAnalyticsInert?.(page, options);
  page.replaceHeadComponents(page.getHeadComponents().filter(isOfUse));
};
