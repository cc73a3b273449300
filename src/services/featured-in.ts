import { callPlatform } from "./call-platform";

/** The list's path on the provider's API host (R10.1). */
const FEATURED_IN_PATH = "/file/api/v2/public/featuredIn/";

/** The error that is recorded if the list cannot be loaded (R10.4); it is never shown. */
export const FEATURED_IN_ERROR = "Error fetching featuredIn";

/** An entry of the press strip (R10.5); both fields are http(s) addresses. */
interface FeaturedInItem {
  /** The page it leads to. */
  link: string;
  /** Its logo. */
  image: string;
}

/** The outcome of the call: the list, or a message and an empty list. */
export type FeaturedInResult = { phase: "loaded"; items: FeaturedInItem[] } | { phase: "error"; items: []; message: string };

const httpUrl = (value: unknown): string | undefined => {
  if (typeof value !== "string") return undefined;
  try {
    const { protocol, href } = new URL(value);
    return protocol === "https:" || protocol === "http:" ? href : undefined;
  } catch {
    return undefined;
  }
};

const readItem = (item: unknown): FeaturedInItem[] => {
  if (typeof item !== "object" || item === null || !("link" in item) || !("image" in item)) return [];
  const link = httpUrl(item.link);
  const image = httpUrl(item.image);
  return link !== undefined && image !== undefined ? [{ link, image }] : [];
};

/**
 * Fetches the press strip's entries with one GET without parameters (R10.1). Drops entries that are not `{link, image}` with http(s)
 * addresses. Never rejects: any failure, including a response that is not a list, gives the error result.
 */
export const fetchFeaturedIn = async (signal?: AbortSignal): Promise<FeaturedInResult> => {
  try {
    const response = await callPlatform(FEATURED_IN_PATH, { signal });
    const data: unknown = await response.json();
    if (!Array.isArray(data)) throw new Error("The response is not a list.");
    return { phase: "loaded", items: data.flatMap(readItem) };
  } catch {
    return { phase: "error", items: [], message: FEATURED_IN_ERROR };
  }
};
