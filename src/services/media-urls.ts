import { environment } from "../environment/environment";

const prefix = (url: string): string => (url.startsWith("/") && !url.startsWith("//") ? `${environment.mediaBaseUrl}${url}` : url);

const prefixSet = (set: string | undefined): string | undefined =>
  set
    ?.split(/,\s+/u)
    .map((candidate) => prefix(candidate.trim()))
    .join(", ");

/** The address of a picture or video on the content-delivery host; the same address when none is configured. */
export const mediaUrl = (path: string): string => prefix(path);

/** The parts of a picture that hold addresses: gatsby-plugin-image's data, or a plain `src`. */
interface WithAddresses {
  src?: string;
  images?: {
    sources?: { srcSet?: string }[];
    fallback?: { src?: string; srcSet?: string };
  };
}

/** Puts every address of a picture on the content-delivery host. */
export const onMediaHost = <Image extends object & WithAddresses>(image: Image): Image => ({
  ...image,
  ...(image.src === undefined ? {} : { src: prefix(image.src) }),
  ...(image.images === undefined
    ? {}
    : {
        images: {
          ...image.images,
          sources: image.images.sources?.map((source) => ({ ...source, srcSet: prefixSet(source.srcSet) })),
          fallback: image.images.fallback && {
            ...image.images.fallback,
            src: prefix(image.images.fallback.src ?? ""),
            srcSet: prefixSet(image.images.fallback.srcSet),
          },
        },
      }),
});
