import { environment } from "./environment";

/** The platform's pages that this site links to, always with a full page load. */
export const PLATFORM_PATHS = ["/login", "/registration/investor", "/registration/capital-seeker"] as const;

type Rest = "" | `${"?" | "#"}${string}`;

/** The address of one of the platform's pages, perhaps with a query and a fragment. */
type PlatformAddress = `${(typeof PLATFORM_PATHS)[number]}${Rest}`;

/** Whether an address is that of one of the platform's pages, whatever its query and fragment. */
export const isPlatformPath = (href: string): href is PlatformAddress => {
  const path = href.replace(/[?#].*$/su, "");
  return PLATFORM_PATHS.some((known) => known === path);
};

/** The full address of a platform page: the configured base path, or the same origin. */
export const platformUrl = (address: PlatformAddress): string => `${environment.platformBaseUrl}${address}`;
