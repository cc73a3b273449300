import type { IGatsbyImageData } from "gatsby-plugin-image";
import { below } from "../../theme/breakpoints";

export interface PictureProps {
  /** What gatsby-plugin-image made of a bitmap, or the address of a drawing (SVG) with its size in CSS pixels. */
  image: IGatsbyImageData | { src: string; width: number; height: number };
  /** What it shows; empty for decoration. */
  alt: string;
  /** Its displayed width, as in the `sizes` attribute; by default the image's own. */
  sizes?: string;
  /** first: seen at once, fetched first; later: fetched when near. */
  urgency?: "first" | "later";
  className?: string;
  /** Replaces it on narrow screens, where a picture for a wide page is too small to read. */
  phone?: IGatsbyImageData;
  /** Breakpoint at which the wide picture starts. */
  phoneUntil?: keyof typeof below;
}

/**
 * Width and height in whole pixels, as HTML requires. gatsby-plugin-image gives a full-width picture as 1 by a fraction, which browsers
 * would read as 0, reserving no room.
 */
const sizeOf = ({ width, height }: IGatsbyImageData): { width: number; height: number } =>
  Number.isInteger(height) ? { width, height } : { width: 1000 * width, height: Math.round(1000 * height) };

/** Displayed width of a picture drawn for phones; larger screens show it beside text. */
const PHONE_SIZES = "(min-width: 48rem) 24rem, 90vw";

/** A picture from gatsby-plugin-image's data, without the plugin's wrapper, scripts and inline styles (ADR 3). */
export const Picture = ({ image, alt, sizes, urgency = "later", className, phone, phoneUntil = "tablet" }: PictureProps) => {
  const loading = urgency === "first" ? "eager" : "lazy";
  // React 18 knows the attribute only by its HTML name.
  const priority = urgency === "first" ? { fetchpriority: "high" } : {};
  if ("src" in image) {
    return <img className={className} {...image} alt={alt} loading={loading} decoding="async" {...priority} />;
  }
  const { sources = [], fallback } = image.images;
  return (
    <picture>
      {phone && (
        <source
          media={below[phoneUntil].replace("@media ", "")}
          srcSet={phone.images.fallback?.srcSet}
          sizes={PHONE_SIZES}
          width={phone.width}
          height={Math.round(phone.height)}
        />
      )}
      {sources.map(({ type, srcSet, sizes: ownSizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes ?? ownSizes} />
      ))}
      <img
        className={className}
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={sizes ?? fallback?.sizes}
        {...sizeOf(image)}
        alt={alt}
        loading={loading}
        decoding="async"
        {...priority}
      />
    </picture>
  );
};
