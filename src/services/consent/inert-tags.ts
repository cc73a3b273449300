import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { environment } from "../environment";
import { TRACKING } from "./consent-constants";

/** A tag of gatsby-plugin-google-gtag. */
type Tag = ReactElement<{ src?: string; dangerouslySetInnerHTML?: { __html: string } }>;

const isTag = (part: ReactNode): part is Tag => isValidElement(part) && String(part.key).includes("google-gtag");

/** Replaces what Gatsby or a plugin writes in a script. Throws if it is not there: the script would stay as it is unnoticed. */
export const replaceInScript = (code: string, written: string, ours: string): string => {
  if (!code.includes(written)) throw new Error(`A page's script holds no ${written} any more: ${code}`);
  return code.replace(written, ours);
};

/** A tag that waits for consent, and then lets `config` count the landing page, which the plugin would turn off. */
const inert = (tag: Tag): ReactElement => {
  const { src, dangerouslySetInnerHTML: code } = tag.props;
  const counting = code && { __html: replaceInScript(code.__html, '"send_page_view":false', '"send_page_view":true') };
  const waiting = { type: "text/plain", "data-category": TRACKING, "data-src": src, src: undefined };
  return cloneElement(tag, { ...waiting, dangerouslySetInnerHTML: counting } as Tag["props"]);
};

/**
 * Makes the plugin's two scripts inert until the consent library activates them, in reverse order: the inline one, which defines `gtag`, is
 * then active at once. Throws if the scripts are not there, because they might then be somewhere else.
 */
export const inertTags = (parts: readonly ReactNode[], pathname: string): ReactNode[] => {
  const tags = parts.filter(isTag);
  const expected = process.env.NODE_ENV === "development" || environment.analyticsMeasurementId === "" ? 0 : 2;
  if (tags.length !== expected) throw new Error(`${pathname} has ${tags.length} analytics scripts instead of ${expected}.`);
  return [...parts.filter((part) => !isTag(part)), ...tags.map(inert).reverse()];
};
