import { posix } from "node:path";
import { expandHref, hasBrace, type Tokens } from "../../content-model/tokens";
import { isDownload } from "../../services/download-urls";

/** The path of a full address of this site. */
export const withoutOwnHost = (href: string, host: string): string => {
  const rest = href.startsWith(`https://${host}`) ? href.slice(`https://${host}`.length) : undefined;
  if (rest === "") return "/";
  return rest !== undefined && /^[/?#]/u.test(rest) ? rest : href;
};

/** Where a link leads: its tokens replaced, a page of this site as a path. */
export const addressIn = (written: string, tokens: Tokens): string => withoutOwnHost(expandHref(written, tokens), tokens.host);

/** The path in `content/` of the file that a link lets visitors download; undefined for other links. */
export const downloadOf = (written: string, tokens: Tokens): string | undefined => {
  const href = addressIn(written, tokens);
  return isDownload(href) && !hasBrace(href) ? posix.normalize(href.replace(/[?#].*$/su, "")).slice(1) : undefined;
};

/** A part of an address as people read it; undefined if it is malformed. */
export const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** The path of an address of this site. */
export const pathOf = (address: string): string => address.replace(/[?#].*$/su, "");
