/** How the build renders a page's HTML. */
import type { GatsbySSR, RenderBodyArgs } from "gatsby";
import { TEXT_FONT_ID } from "../browser/late-font";
import { OPENING_END_ID } from "../components/OpeningEnd";
import { SITE_LANGUAGE } from "../seo/language";
import { fontFaces, readHeadingLetters, textFace, textFont } from "../theme/fonts";
import { colours } from "../theme/tokens";
import { GlobalStyle } from "./GlobalStyle";
import { noscriptStyles } from "./noscript";
import { wrapPage, wrapRoot } from "./wrap";

export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element }) => wrapRoot(element);

/** A built page has the global styles in its HTML and keeps them, so the scripts need not contain them. */
export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) =>
  wrapPage(element, props.location.pathname, <GlobalStyle />);

/** Adds to every page's head, besides its metadata: what the first paint waits for, the first fonts, and icons. */
export const onRenderBody = ({ setHeadComponents, setHtmlAttributes }: RenderBodyArgs): void => {
  setHtmlAttributes({ lang: SITE_LANGUAGE });
  setHeadComponents([
    <noscript key="noscript" dangerouslySetInnerHTML={{ __html: `<style>${noscriptStyles}</style>` }} />,
    <link key="font" rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />,
    <style key="text-font" id={TEXT_FONT_ID} dangerouslySetInnerHTML={{ __html: textFace }} />,
    <style key="fonts" dangerouslySetInnerHTML={{ __html: fontFaces }} />,
    <script key="letters" dangerouslySetInnerHTML={{ __html: readHeadingLetters }} />,
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
    <link key="opening" rel="expect" href={`#${OPENING_END_ID}`} blocking="render" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  ]);
};
