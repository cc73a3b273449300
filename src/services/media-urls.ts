import { environment } from "./environment";

/** The address of a picture or video on the content-delivery host, or the same address if none is configured. */
export const mediaUrl = (url: string): string => (url.startsWith("/") && !url.startsWith("//") ? `${environment.mediaBaseUrl}${url}` : url);

const prefixSet = (set: string | undefined): string | undefined =>
  set
    ?.split(/,\s+/u)
    .map((candidate) => mediaUrl(candidate.trim()))
    .join(", ");

/** The parts of a picture that contain addresses: gatsby-plugin-image's data, or a plain `src`. */
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
  ...(image.src === undefined ? {} : { src: mediaUrl(image.src) }),
  ...(image.images === undefined
    ? {}
    : {
        images: {
          ...image.images,
          sources: image.images.sources?.map((source) => ({ ...source, srcSet: prefixSet(source.srcSet) })),
          fallback: image.images.fallback && {
            ...image.images.fallback,
            src: mediaUrl(image.images.fallback.src ?? ""),
            srcSet: prefixSet(image.images.fallback.srcSet),
          },
        },
      }),
});
