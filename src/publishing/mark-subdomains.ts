import { type Marker, rewriteHtml } from "./rewrite-html";

const HEAD: Marker = {
  name: "the beginning of the head",
  pattern: /<head><meta charSet="utf-8"\/>(?!<script data-subdomains>)/gu,
  rewritten: /<script data-subdomains>/gu,
};

/** Exactly as Gatsby writes it for `PageMetadata`, so that Gatsby recognises the element as its own. */
const NOINDEX = '<meta name="robots" content="noindex, nofollow" data-gatsby-head="true">';

/**
 * Tells search engines on sub-domains of the main host not to list the page (R3.9), before the first paint. `PageMetadata` does so only
 * once scripts have loaded, as the HTML is the same on every host, and the scripts' starter is at the end of the page.
 */
export const withSubdomainsMarked = (html: string, page: string, mainHost: string): string => {
  const script = `location.hostname.endsWith(".${mainHost}")&&document.head.insertAdjacentHTML("beforeend",'${NOINDEX}')`;
  return rewriteHtml(html, page, HEAD, (head) => `${head}<script data-subdomains>${script}</script>`);
};
