import type { GatsbySSR } from "gatsby";
import { FONT_RULES_ID } from "../page-lifecycle/late-fonts";
import { OPENING_END_ID } from "../page-lifecycle/OpeningEnd";
import { SITE_LANGUAGE } from "../seo/language";
import { fontFaces, readHeadingLetters, textFont } from "../theme/fonts";
import { colours } from "../theme/tokens";

/** Every page's head besides its metadata: what the first paint waits for, early fonts, icons, and where programs find the site as text. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents, setHtmlAttributes }) => {
  setHtmlAttributes({ lang: SITE_LANGUAGE });
  setHeadComponents([
    <link key="opening" rel="expect" href={`#${OPENING_END_ID}`} blocking="render" />,
    <link key="font" rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />,
    <style key="fonts" id={FONT_RULES_ID} dangerouslySetInnerHTML={{ __html: fontFaces }} />,
    <script key="letters" dangerouslySetInnerHTML={{ __html: readHeadingLetters }} />,
    <link key="icon" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="icon-svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="llms" rel="alternate" type="text/plain" href="/llms.txt" />,
    <meta key="theme" name="theme-color" content={colours.ink} />,
  ]);
};
