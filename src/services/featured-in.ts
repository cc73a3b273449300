import { PLATFORM_SERVICES } from "./addresses";
import { callPlatform } from "./call-platform";
import { environment } from "./environment";

/** What is stored if the list cannot be loaded; it is never shown. */
export const FEATURED_IN_ERROR = "Error fetching featuredIn";

/** An entry of the press strip; both fields are http(s) addresses. */
export interface FeaturedInItem {
  /** The page it leads to. */
  link: string;
  /** Its logo. */
  image: string;
}

const httpUrl = (value: unknown, base?: string): string | undefined => {
  if (typeof value !== "string" || value === "") return undefined;
  try {
    const { protocol, href } = new URL(value, base);
    return /^https?:$/u.test(protocol) ? href : undefined;
  } catch {
    return undefined;
  }
};

const readItem = (item: unknown): FeaturedInItem[] => {
  if (typeof item !== "object" || item === null || !("link" in item) || !("image" in item)) return [];
  const link = httpUrl(item.link);
  const image = httpUrl(item.image, new URL(environment.apiBaseUrl, location.origin).href);
  return link !== undefined && image !== undefined ? [{ link, image }] : [];
};

/**
 * Fetches the press strip's entries. A logo's address may be relative to the API host. An entry whose link or logo is no http(s) address is
 * left out. Rejects for any failure, including a response that is not a list.
 */
export const fetchFeaturedIn = async (signal?: AbortSignal): Promise<FeaturedInItem[]> => {
  const response = await callPlatform(PLATFORM_SERVICES.featuredIn, { signal });
  const data: unknown = await response.json();
  if (!Array.isArray(data)) throw new Error("The response is not a list.");
  return data.flatMap(readItem);
};
