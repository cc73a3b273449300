import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { onPreRenderHTML as makeAnalyticsInert } from "../services/analytics/inert-scripts";

/** Key of the style and script that gatsby-plugin-image adds to every page for its own component, which ours replaces (ADR 3). */
const IMAGE_PLUGIN = "gatsby-image-style";

const isOfUse = (node: ReactNode): boolean => !(isValidElement(node) && String(node.key).includes(IMAGE_PLUGIN));

/** The plugins' additions to a page, adapted. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page, options) => {
  makeAnalyticsInert?.(page, options);
  page.replaceHeadComponents(page.getHeadComponents().filter(isOfUse));
};
