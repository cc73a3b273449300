import { type Marker, rewriteHtml } from "./rewrite-html";

const HEAD: Marker = {
  name: "the beginning of the head",
  pattern: /<head><meta charSet="utf-8"\/>(?!<script data-subdomains>)/gu,
  rewritten: /<script data-subdomains>/gu,
};

/** As Gatsby writes what `PageMetadata` renders, so that it takes this element for its own. */
const NOINDEX = '<meta name="robots" content="noindex, nofollow" data-gatsby-head="true">';

/**
 * Tells search engines on hosts under the main one, before anything is painted, that they must not list the page (R3.9). `PageMetadata` says
 * so only once scripts have come, for the HTML is the same on every host; and the starter of the scripts stands at the end of the page.
 */
export const withSubdomainsMarked = (html: string, page: string, mainHost: string): string => {
  const script = `location.hostname.endsWith(".${mainHost}")&&document.head.insertAdjacentHTML("beforeend",'${NOINDEX}')`;
  return rewriteHtml(html, page, HEAD, (head) => `${head}<script data-subdomains>${script}</script>`);
};
