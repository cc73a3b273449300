/** How the build renders a page's HTML. */
import type { GatsbySSR, RenderBodyArgs } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { FIRST_PAINT_ID } from "../components/frame-ids";
import { SITE_LANGUAGE } from "../notation/language";
import type { PageData } from "../seo/PageHead";
import { inertTags, replaceInScript } from "../services/consent/inert-tags";
import { environment } from "../services/environment";
import { colours } from "../theme/design-tokens";
import { fontFaces, readLetters } from "../theme/fonts";
import { GlobalStyle } from "./GlobalStyle";
import { wrapPage } from "./wrap-page";

/**
 * Styles for browsers without scripts, in the head of every page: what is shown one at a time is shown in full, one below the other, and
 * what could not work is hidden. `data-unfolds` marks a container whose parts are all `hidden` but one.
 */
const noscriptStyles = `
  [data-needs-scripts] { display: none !important; }
  [data-unfolds] { display: block !important; grid-column: 1 / -1; }
  [data-unfolds] > * { margin-bottom: 2rem; }
  [data-unfolds] > [hidden] { position: relative !important; visibility: visible !important; opacity: 1 !important; }
  [data-unfolds] > [role="tabpanel"], [data-unfolds] img { display: block !important; }
`;

/** Gatsby decodes every fragment before our code runs; on a mangled one, as in /faq#%FF, it would throw and show an empty page. */
const dropMangledHash = `{
  const drop = () => {
    try { decodeURIComponent(location.hash); } catch { history.replaceState(history.state, "", location.pathname + location.search); }
  };
  drop();
  addEventListener("popstate", drop, true);
}`;

/** A built page has the global styles in its HTML and keeps them, so the scripts need not contain them. */
export const wrapPageElement: GatsbySSR<PageData>["wrapPageElement"] = (page) => wrapPage(page, <GlobalStyle />);

/** Adds to every page's head, besides its metadata: what the first paint waits for, the first fonts, and icons. */
export const onRenderBody = ({ setHeadComponents, setHtmlAttributes }: RenderBodyArgs): void => {
  setHtmlAttributes({ lang: SITE_LANGUAGE });
  setHeadComponents([
    <noscript key="noscript" dangerouslySetInnerHTML={{ __html: `<style>${noscriptStyles}</style>` }} />,
    <style key="fonts" dangerouslySetInnerHTML={{ __html: fontFaces }} />,
    <script key="hash" dangerouslySetInnerHTML={{ __html: dropMangledHash }} />,
    <script key="letters" dangerouslySetInnerHTML={{ __html: readLetters }} />,
    <link key="icon" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="icon-svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <meta key="theme" name="theme-color" content={colours.ink} />,
    // A phone that turned digits and dates into links would change the HTML before React takes it over.
    <meta key="detection" name="format-detection" content="telephone=no, date=no, address=no, email=no" />,
  ]);
  // The development server has no manifest, and its HTML is empty.
  if (process.env.NODE_ENV !== "production") return;
  setHeadComponents([
    <link key="opening" rel="expect" href={`#${FIRST_PAINT_ID}`} blocking="render" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  ]);
};

/** What plugins add to the head but nothing uses: the styles of `GatsbyImage`, and connections to a provider that may never be needed. */
const UNUSED = ["gatsby-image-style", "google-gtag"];

const hasKey = (part: ReactNode, name: string): boolean => isValidElement(part) && String(part.key).includes(name);

/** Throws if Gatsby or a plugin has renamed a part, which would otherwise stay in the page unnoticed. */
const expectPart = (parts: readonly ReactNode[], name: string): void => {
  if (process.env.NODE_ENV === "production" && !parts.some((part) => hasKey(part, name)))
    throw new Error(`No part of a page is called ${name} any more: see src/layout/render-body.tsx.`);
};

/** Fonts and styles are large: tabs and link previews, which read only the beginning, need the words before them. */
const isLarge = (part: ReactNode): boolean => !isValidElement(part) || !["title", "meta", "link"].includes(String(part.type));

/** Gatsby's script that states the page's path. */
const LOADER = "script-loader";

/**
 * Moves the page's path from Gatsby's script into an attribute, so that the script is the same on every page: the first document's policy
 * stays in force when the page changes, and must allow the inline scripts of all pages.
 */
const sharePath = (part: ReactNode, path: string): ReactNode => {
  if (!isValidElement<{ dangerouslySetInnerHTML: { __html: string } }>(part) || !hasKey(part, LOADER)) return part;
  const { __html: written } = part.props.dangerouslySetInnerHTML;
  const code = replaceInScript(written, `window.pagePath=${JSON.stringify(path)}`, "window.pagePath=document.currentScript.dataset.path");
  return <script key={part.key} id="gatsby-script-loader" data-path={path} dangerouslySetInnerHTML={{ __html: code }} />;
};

/** Drops what nothing uses, orders the head, and makes the analytics wait for consent. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page) => {
  const head = page.getHeadComponents();
  expectPart(head, "gatsby-image-style");
  if (environment.analyticsMeasurementId) expectPart(head, "google-gtag");
  expectPart(page.getPostBodyComponents(), LOADER);
  const parts = head.filter((part) => !UNUSED.some((name) => hasKey(part, name)));
  page.replaceHeadComponents([...parts.filter((part) => !isLarge(part)), ...parts.filter(isLarge)]);
  const scripts = inertTags(page.getPostBodyComponents(), page.pathname);
  page.replacePostBodyComponents(scripts.map((part) => sharePath(part, page.pathname)));
};
