import { Picture } from "../Picture/Picture";
import { Mark } from "./Callouts.styles";
import type { SlideshowImage } from "./slideshow-image";

interface SlidePictureProps {
  picture: SlideshowImage;
  /** Its displayed width, as in the `sizes` attribute. */
  sizes?: string;
}

/** One picture, in whichever form it is given. The slide has a fixed height, so a picture of unknown size moves nothing. */
export const SlidePicture = ({ picture, sizes }: SlidePictureProps) => {
  if (typeof picture === "string") return <img src={picture} alt="" loading="lazy" decoding="async" />;
  if ("image" in picture) {
    const { image, alt, phone, callouts = [] } = picture;
    return (
      <>
        <Picture image={image} alt={alt} sizes={sizes} phoneUntil="desktop" {...(phone && { phone })} />
        {callouts.map(({ text, x, y }, position) => (
          // A picture may be cropped at the bottom, but is always as wide as its frame: both positions are shares of that width.
          <Mark key={text} aria-hidden style={{ left: `${x}cqi`, top: `${(y * image.height) / image.width}cqi` }}>
            {position + 1}
          </Mark>
        ))}
      </>
    );
  }
  return <img src={picture.src} alt={picture.alt} loading="lazy" decoding="async" />;
};
