import { siteTokens } from "./site-tokens";

/** The site's address without a path, from the host in `content/site.yaml`. */
export const siteUrl = (): string => `https://${siteTokens().host}`;
