import { SITE_LANGUAGE } from "../seo/language";
import { colours, fonts, typeSizes } from "../theme/tokens";
import { escapeHtml } from "./inline-scripts";

/** The page's text: the product's name, which links to the home page, and one sentence. */
interface ErrorPageWords {
  product: string;
  sentence: string;
}

/**
 * The page that nginx shows for every error except 404. It requests nothing else (no script, font or picture), because whatever has failed
 * may fail again.
 */
export const errorPage = ({ product, sentence }: ErrorPageWords): string => `<!DOCTYPE html>
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
