import { SITE_LANGUAGE } from "../notation/language";
import type { Tokens } from "../notation/tokens";
import { colours, fonts, typeSizes } from "../theme/design-tokens";

/** `robots.txt`: everything may be read; the sitemap lists it. */
export const robotsTxt = ({ host }: Tokens): string => `User-agent: *\nAllow: /\n\nSitemap: https://${host}/sitemap-index.xml\n`;

const nextYear = (day: Date): string => new Date(Date.UTC(day.getUTCFullYear() + 1, day.getUTCMonth(), day.getUTCDate())).toISOString();

/** `.well-known/security.txt` (RFC 9116): where to report a vulnerability. It expires a year after the build. */
export const securityTxt = ({ host, email }: Tokens, builtOn: Date): string =>
  [
    `Contact: mailto:${email}`,
    `Expires: ${nextYear(builtOn).replace(".000", "")}`,
    "Preferred-Languages: en",
    `Canonical: https://${host}/.well-known/security.txt`,
    "",
  ].join("\n");

/** The web app manifest, for the site on a home screen. The icons come from `studio/marks`. */
export const webManifest = (product: string): string =>
  JSON.stringify({
    name: product,
    short_name: product,
    lang: SITE_LANGUAGE,
    start_url: "/",
    // The site has links to other sites, so it keeps the browser's controls.
    display: "browser",
    background_color: colours.ink,
    theme_color: colours.ink,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  });

/** Escapes a text for HTML. */
const escapeHtml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/**
 * The page that nginx shows for every error except 404: a link home, and one sentence. It requests nothing else (no script, font or
 * picture), because whatever has failed may fail again.
 */
export const errorPage = (product: string, sentence: string): string => `<!DOCTYPE html>
<html lang="${SITE_LANGUAGE}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${escapeHtml(product)}</title>
    <style>
      body { margin: 0; padding: 15vh 5vw; background: ${colours.ink}; color: ${colours["text-on-ink"]}; font: ${typeSizes.body}/1.6 ${fonts.sans}; }
      h1 { max-width: 24ch; font: ${typeSizes.h2}/1.25 ${fonts.serif}; }
      a { color: ${colours["brass-bright"]}; }
    </style>
  </head>
  <body>
    <main>
      <a href="/">${escapeHtml(product)}</a>
      <h1>${escapeHtml(sentence)}</h1>
    </main>
  </body>
</html>
`;
