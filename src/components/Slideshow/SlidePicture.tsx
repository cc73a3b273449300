import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Picture } from "../Picture/Picture";
import { Callouts, Mark } from "./Callouts.styles";
import { Screen } from "./Slideshow.styles";

/** An image from gatsby-plugin-image, its drawing for phones, and notes to places in it, in percent of its width and height. */
interface SlideshowPicture {
  readonly image: IGatsbyImageData;
  readonly alt: string;
  readonly phone?: IGatsbyImageData;
  readonly callouts?: readonly { readonly text: string; readonly x: number; readonly y: number }[];
}

/** A picture of a slideshow: an address, with or without alternative text, or an image from gatsby-plugin-image. */
export type SlideshowImage = string | { readonly src: string; readonly alt: string } | SlideshowPicture;

interface SlidePictureProps {
  picture: SlideshowImage;
  /** Its displayed width, as in the `sizes` attribute. */
  sizes?: string;
}

/** One picture, in whichever form it is given, shown whole with its notes. */
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
    <>
      <Screen $ratio={image.width / image.height}>
        <Picture image={image} alt={alt} sizes={sizes} {...(phone && { phone })} />
        {callouts.map(({ text, x, y }, position) => (
          <Mark key={text} aria-hidden style={{ left: `${x}%`, top: `${y}%` }}>
            {position + 1}
          </Mark>
        ))}
      </Screen>
      {callouts.length > 0 && (
        <Callouts>
          {callouts.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </Callouts>
      )}
    </>
  );
};
