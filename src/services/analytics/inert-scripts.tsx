import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { TRACKING } from "../consent/consent-terms";

/** Part of the key of everything that gatsby-plugin-google-gtag puts into a page. */
const PLUGIN = "google-gtag";

const isOfPlugin = (node: ReactNode): boolean => isValidElement(node) && String(node.key).includes(PLUGIN);

/**
 * The remains of one of the plugin's elements: its script, which loads nothing until the consent library activates it. The early
 * connections go, and so does the inline configuration: `analytics.ts` does its work without an exception in the content security policy.
 */
const makeInert = (node: ReactNode): ReactNode[] => {
  if (!isOfPlugin(node)) return [node];
  if (!isValidElement<{ src?: string }>(node) || node.props.src === undefined) return [];
  return [<script key={node.key} type="text/plain" data-category={TRACKING} data-src={node.props.src} async />];
};

/** Makes gatsby-plugin-google-gtag's part of every page wait for consent (ADR 11). */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page) => {
  page.replaceHeadComponents(page.getHeadComponents().flatMap(makeInert));
  page.replacePostBodyComponents(page.getPostBodyComponents().flatMap(makeInert));
};
