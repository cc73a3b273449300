import type { GatsbySSR } from "gatsby";
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { environment } from "../environment";
import { TRACKING } from "./consent-constants";

/** A tag of gatsby-plugin-google-gtag. */
type Tag = ReactElement<{ src?: string }>;

const isTag = (part: ReactNode): part is Tag => isValidElement(part) && String(part.key).includes("google-gtag");

const inert = (tag: Tag): ReactElement =>
  cloneElement(tag, { type: "text/plain", "data-category": TRACKING, "data-src": tag.props.src, src: undefined } as Tag["props"]);

/**
 * Makes the plugin's two scripts inert until the consent library activates them, in reverse order: the inline one, which defines `gtag`, is
 * then active at once. Drops the plugin's preconnections. Throws if the scripts are not there: they might then stand somewhere else.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page) => {
  const parts = page.getPostBodyComponents();
  const tags = parts.filter(isTag);
  const expected = process.env.NODE_ENV === "development" || environment.analyticsMeasurementId === "" ? 0 : 2;
  if (tags.length !== expected) throw new Error(`${page.pathname} has ${tags.length} analytics scripts instead of ${expected}.`);
  page.replaceHeadComponents(page.getHeadComponents().filter((part) => !isTag(part)));
  page.replacePostBodyComponents([...parts.filter((part) => !isTag(part)), ...tags.map(inert).reverse()]);
};
