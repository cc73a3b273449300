import { getImage, type IGatsbyImageData, withArtDirection } from "gatsby-plugin-image";
import { onMediaHost } from "../services/addresses";
import { PHONE, upTo } from "../theme/breakpoints";

interface PictureProps {
  /** What gatsby-plugin-image made of a bitmap, or the address of a drawing (SVG) with its size in CSS pixels. */
  image: IGatsbyImageData | { src: string; width: number; height: number };
  /** What it shows; empty for decoration. */
  alt: string;
  /** Its displayed width, as in the `sizes` attribute; by default the image's own. */
  sizes?: string;
  /** first: seen at once, fetched first; later: fetched when near. */
  urgency?: "first" | "later";
  /** Replaces it on phones, and on tablets if it is a drawing that would be too small to read there. */
  phone?: IGatsbyImageData;
}

/**
 * Width and height in whole pixels, as HTML requires. gatsby-plugin-image gives a full-width picture as 1 by a fraction, which browsers
 * would read as 0, reserving no room.
 */
const sizeOf = ({ layout, width, height }: IGatsbyImageData): { width: number; height: number } =>
  layout === "fullWidth" ? { width: 1000 * width, height: Math.round(1000 * height) } : { width, height: Math.round(height) };

/** Displayed width of a picture drawn for phones; larger screens show it beside text. */
const PHONE_SIZES = `${upTo.tablet} 90vw, 24rem`;

/** A picture from gatsby-plugin-image's data, without the wrapper and scripts of `GatsbyImage`, which brings react-dom/server. */
export const Picture = ({ image, alt, sizes, urgency = "later", phone }: PictureProps) => {
  const shared = {
    loading: urgency === "first" ? "eager" : "lazy",
    decoding: "async",
    // React 18 knows the attribute only by its HTML name.
    ...(urgency === "first" && { fetchpriority: "high" }),
  } as const;
  if ("src" in image) return <img {...shared} {...image} alt={alt} />;

  const directed = phone ? withArtDirection(image, [{ image: phone, media: image.layout === "fullWidth" ? PHONE : upTo.desktop }]) : image;
  const { sources = [], fallback } = directed.images;
  return (
    <picture>
      {sources.map(({ media, type, srcSet, sizes: ownSizes }) => (
        <source
          key={`${media} ${type}`}
          media={media}
          type={type}
          srcSet={srcSet}
          sizes={media === undefined ? (sizes ?? ownSizes) : PHONE_SIZES}
          {...(media !== undefined && phone && sizeOf(phone))}
        />
      ))}
      <img {...shared} alt={alt} src={fallback?.src} srcSet={fallback?.srcSet} sizes={sizes ?? fallback?.sizes} {...sizeOf(image)} />
    </picture>
  );
};

/** A picture as the sections' fragments query it: a bitmap with `gatsbyImageData`, or a drawing with `publicURL`. */
interface PictureData {
  readonly alt: string | null;
  readonly src: {
    readonly publicURL?: string | null;
    readonly childImageSharp?: { readonly gatsbyImageData: IGatsbyImageData } | null;
  };
  readonly phone?: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null } | null;
}

interface ContentPictureProps extends Pick<PictureProps, "sizes" | "urgency"> {
  picture: PictureData;
}

/** Size of a drawing in CSS pixels; for a bitmap, gatsby-plugin-image knows the size. */
const DRAWN_SIZE = { width: 160, height: 40 };

/** A picture from `content/media`, fetched from the content-delivery host if one is configured. */
export const ContentPicture = ({ picture: { src, alt, phone }, ...rest }: ContentPictureProps) => {
  const image = getImage(src.childImageSharp ?? null) ?? { src: src.publicURL ?? "", ...DRAWN_SIZE };
  const onPhones = getImage(phone?.childImageSharp ?? null);
  return <Picture image={onMediaHost(image)} phone={onPhones && onMediaHost(onPhones)} alt={alt ?? ""} {...rest} />;
};
