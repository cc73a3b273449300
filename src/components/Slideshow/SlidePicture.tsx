import { Picture } from "../Picture/Picture";
import { Mark } from "./Callouts.styles";
import type { SlideshowImage } from "./slideshow-image";
import { Screen } from "./Slideshow.styles";

interface SlidePictureProps {
  picture: SlideshowImage;
  /** Its displayed width, as in the `sizes` attribute. */
  sizes?: string;
}

/** One picture, in whichever form it is given, shown whole. */
export const SlidePicture = ({ picture, sizes }: SlidePictureProps) => {
  if (typeof picture === "string" || "src" in picture) {
    const { src, alt } = typeof picture === "string" ? { src: picture, alt: "" } : picture;
    return (
      <Screen>
        <img src={src} alt={alt} loading="lazy" decoding="async" />
      </Screen>
    );
  }
  const { image, alt, phone, callouts = [] } = picture;
  return (
    <Screen $ratio={image.width / image.height}>
      <Picture image={image} alt={alt} sizes={sizes} {...(phone && { phone })} />
      {callouts.map(({ text, x, y }, position) => (
        <Mark key={text} aria-hidden style={{ left: `${x}%`, top: `${y}%` }}>
          {position + 1}
        </Mark>
      ))}
    </Screen>
  );
};
