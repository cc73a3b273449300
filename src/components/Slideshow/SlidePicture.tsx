import { Picture } from "../Picture/Picture";
import type { SlideshowImage } from "./slideshow-image";

/** Props of {@link SlidePicture}. */
export interface SlidePictureProps {
  picture: SlideshowImage;
  /** The width it is shown at, as in the `sizes` attribute. */
  sizes?: string;
}

/** One picture, whichever way it was given. The slide has a fixed height, so a picture of unknown size moves nothing. */
export const SlidePicture = ({ picture, sizes }: SlidePictureProps) => {
  if (typeof picture === "string") return <img src={picture} alt="" loading="lazy" decoding="async" />;
  if ("image" in picture) return <Picture image={picture.image} alt={picture.alt} sizes={sizes} />;
  return <img src={picture.src} alt={picture.alt} loading="lazy" decoding="async" />;
};
