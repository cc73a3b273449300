/** The hosts that the built pages fetch from. */

/** Absolute addresses in anything that a browser or program reads as text. */
const ADDRESS = /\b(?:https?|wss?):(?:\\?\/){2}((?:\*\.)?[\w.-]+)/giu;
/** `//host/path` where an address is expected: in an attribute or a style. */
const RELATIVE_ADDRESS = /(?:\b(?:src|href|srcset|action|poster|data)="|url\(["']?)\/\/([\w.-]+)/giu;

/** The hosts that a text names, in lower case. */
export const hostsIn = (text: string): Set<string> =>
  new Set([...text.matchAll(ADDRESS), ...text.matchAll(RELATIVE_ADDRESS)].map(([, host = ""]) => host.toLowerCase().replace(/\.$/u, "")));

/** Whether a host is among the named ones, which may stand for all hosts under one: `*.example.com`. */
export const isNamed = (host: string, named: ReadonlySet<string>): boolean =>
  named.has(host) || [...named].some((name) => name.startsWith("*.") && host.endsWith(name.slice(1)));

/** Attributes from which a browser fetches while it shows a page; links that a visitor follows are something else. */
const FETCHED =
  /<(?:script|img|source|video|audio|iframe|embed|object|track|input)\b[^>]*?(?<![\w-])(?:src|srcset|poster|data)="([^"]*)"/giu;
const FETCHED_LINK = /<link\b(?![^>]*\brel="(?:canonical|alternate|author|license|me)")[^>]*?\bhref="([^"]*)"/giu;
const FETCHED_STYLE = /url\(["']?([^"')]+)/giu;

/** Hosts that a page contacts by itself: for scripts, pictures, films, frames, styles, fonts and preconnections. */
export const fetchedHosts = (html: string): Set<string> => {
  const addresses = [FETCHED, FETCHED_LINK, FETCHED_STYLE].flatMap((pattern) =>
    [...html.matchAll(pattern)].map(([, address = ""]) => address),
  );
  return hostsIn(addresses.map((address) => `href="${address}" ${address}`).join("\n"));
};
