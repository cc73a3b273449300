import { posix } from "node:path";
import { expandHref, hasBrace, type Tokens } from "../../content-model/tokens";
import { isDownload } from "../../services/download-urls";

/** Shortens a full address of this site to its path; other addresses stay as they are. */
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

/** Part of an address with its % codes decoded; undefined if they are malformed. */
export const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** The path of an address, without query and fragment. */
export const pathOf = (address: string): string => address.replace(/[?#].*$/su, "");
