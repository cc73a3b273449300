/** Whether addresses of this site lead anywhere. */
import type { APIRequestContext } from "@playwright/test";

/** Bodies of addresses that were asked for already; an empty one is an address that does not resolve. */
const bodies = new Map<string, Promise<string>>();

const fetchBody = async (request: APIRequestContext, url: string): Promise<string> => {
  // A link that is answered by a redirect is a link to be mended.
  const response = await request.get(url, { maxRedirects: 0 });
  return response.status() === 200 ? response.text() : "";
};

const resolves = async (request: APIRequestContext, address: string): Promise<boolean> => {
  const { href, hash } = new URL(address);
  const url = href.slice(0, href.length - hash.length);
  if (!bodies.has(url)) bodies.set(url, fetchBody(request, url));
  const body = (await bodies.get(url)) ?? "";
  return body !== "" && (hash === "" || body.includes(` id="${decodeURIComponent(hash.slice(1))}"`));
};

/** Those of some addresses of this site that do not answer, or whose fragment is no element's id there. */
export const brokenAmong = async (request: APIRequestContext, addresses: readonly string[]): Promise<string[]> => {
  const answers = await Promise.all(addresses.map(async (address) => ((await resolves(request, address)) ? [] : [address])));
  return answers.flat();
};
