/** Checks that the built site refers only to hosts named in the content, the configuration, or this file. */

/** Hosts that occur in built files but are never contacted, and why. */
const MENTIONED: Readonly<Record<string, string>> = {
  "www.w3.org": "names of XML vocabularies",
  "www.sitemaps.org": "name of the sitemap vocabulary",
  "www.google.com": "name of the sitemap vocabularies for pictures, news and videos, and default address of the bot check",
  "schema.org": "name of the structured data vocabulary",
  "reactjs.org": "React's messages about mistakes in code",
  "react.dev": "React's messages about mistakes in code",
  "fb.me": "React's messages about mistakes in code",
  "github.com": "libraries' messages about mistakes in code",
  "styled-components.com": "styled-components' messages about mistakes in code",
  "radix-ui.com": "Radix's messages about mistakes in code",
  "gatsbyjs.com": "Gatsby's messages about mistakes in code",
  "www.gatsbyjs.com": "Gatsby's messages about mistakes in code",
  "jedwatson.github.io": "licence note of a library",
  localhost: "base of relative addresses in axios and Gatsby, never asked for",
  a: "axios' and Gatsby's way of reading addresses",
  n: "core-js' check of how a browser reads addresses",
};

/** Addresses of the built-in kind of files: everything that a browser or a program reads as text. */
const ADDRESS = /\b(?:https?|wss?):(?:\\?\/){2}((?:\*\.)?[\w.-]+)/giu;
/** `//host/path` where an address is expected: in an attribute or a style. */
const RELATIVE_ADDRESS = /(?:\b(?:src|href|srcset|action|poster|data)="|url\(["']?)\/\/([\w.-]+)/giu;

/** The hosts that a text names, in lower case. */
export const hostsIn = (text: string): Set<string> =>
  new Set([...text.matchAll(ADDRESS), ...text.matchAll(RELATIVE_ADDRESS)].map(([, host = ""]) => host.toLowerCase().replace(/\.$/u, "")));

/** Whether a host is among the named ones, which may stand for all hosts under one: `*.example.com`. */
export const isNamed = (host: string, named: ReadonlySet<string>): boolean =>
  named.has(host) || [...named].some((name) => name.startsWith("*.") && host.endsWith(name.slice(1)));

/** Hosts in the built files that are neither in `named` nor known to be mentioned only, each as `file: host`. */
export const unnamedHosts = (files: Readonly<Record<string, string>>, named: ReadonlySet<string>): string[] =>
  Object.entries(files).flatMap(([file, text]) =>
    [...hostsIn(text)].filter((host) => !isNamed(host, named) && !(host in MENTIONED)).map((host) => `${file}: ${host}`),
  );

/** Attributes from which a browser fetches while it shows a page; links that a visitor follows are something else. */
const FETCHED =
  /<(?:script|img|source|video|audio|iframe|embed|object|track|input)\b[^>]*?(?<![\w-])(?:src|srcset|poster|data)="([^"]*)"/giu;
const FETCHED_LINK = /<link\b(?![^>]*\brel="(?:canonical|alternate|author|license|me)")[^>]*?\bhref="([^"]*)"/giu;
const FETCHED_STYLE = /url\(["']?([^"')]+)/giu;

/** The hosts that a page would ask without being asked to: for scripts, pictures, films, frames, styles, fonts and preconnections. */
export const fetchedHosts = (html: string): Set<string> => {
  const addresses = [FETCHED, FETCHED_LINK, FETCHED_STYLE].flatMap((pattern) =>
    [...html.matchAll(pattern)].map(([, address = ""]) => address),
  );
  return hostsIn(addresses.map((address) => `href="${address}" ${address}`).join("\n"));
};
