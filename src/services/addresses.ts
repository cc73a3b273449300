import { environment } from "./environment";

/** The platform's pages that this site links to, always with a full page load. */
export const PLATFORM_PATHS = ["/login", "/registration/investor", "/registration/capital-seeker"] as const;

/** The platform's services that this site calls: one takes contact messages, the other lists the press. */
export const PLATFORM_SERVICES = { contactUs: "/user/api/v2/contact-us", featuredIn: "/file/api/v2/public/featuredIn/" } as const;

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

/** The address of a picture or video on the content-delivery host, or the same address if none is configured. */
export const mediaUrl = (url: string): string => (url.startsWith("/") && !url.startsWith("//") ? `${environment.mediaBaseUrl}${url}` : url);

const prefixSet = (set: string): string =>
  set
    .split(/,\s+/u)
    .map((candidate) => mediaUrl(candidate.trim()))
    .join(", ");

/** Puts every address of a picture on the content-delivery host: those in gatsby-plugin-image's data, or a plain `src`. */
export const onMediaHost = <Image extends object>(image: Image): Image =>
  JSON.parse(JSON.stringify(image), (key, value: string) => {
    if (key === "src") return mediaUrl(value);
    return key === "srcSet" ? prefixSet(value) : value;
  }) as Image;
