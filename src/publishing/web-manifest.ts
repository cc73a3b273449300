import { SITE_LANGUAGE } from "../seo/language";
import { colours } from "../theme/tokens";

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
