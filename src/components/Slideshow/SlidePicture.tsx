import type { IGatsbyImageData } from "gatsby-plugin-image";
import styled, { css } from "styled-components";
import { mediaUrl } from "../../services/addresses";
import { below, from } from "../../theme/breakpoints";
import { plainList } from "../../theme/mixins";
import { Picture } from "../Picture";
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

/** A picture's width divided by its height; 2.5 for a bare address, whose shape is unknown. */
export const ratioOf = (picture: SlideshowImage): number =>
  typeof picture === "object" && "image" in picture ? picture.image.width / picture.image.height : 2.5;

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
        <img src={mediaUrl(src)} alt={alt} loading="lazy" decoding="async" />
      </Screen>
    );
  }
  const { image, alt, phone, callouts = [] } = picture;
  return (
    <>
      <Screen>
        <Picture image={image} alt={alt} sizes={sizes} phone={phone} />
        {callouts.map(({ text, x, y }, position) => (
          <CalloutNumber key={text} aria-hidden style={{ left: `${x}%`, top: `calc(${y / ratioOf(picture)}% * var(--ratio))` }}>
            {position + 1}
          </CalloutNumber>
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

const number = css`
  display: grid;
  place-items: center;
  width: 1.25rem;
  height: 1.25rem;
  border: 1.5px solid var(--colour-brass);
  border-radius: 50%;
  background: var(--colour-paper-card);
  color: var(--colour-ink);
  font-size: var(--type-mark);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1;
`;

/** A number on a picture, where the picture is large enough for it. */
const CalloutNumber = styled.span`
  ${number}
  position: absolute;
  translate: -50% -50%;

  ${below.desktop} {
    display: none;
  }
`;

/** The numbered notes below a picture. Smaller screens show drawings that need none. */
const Callouts = styled.ol`
  ${plainList}
  display: none;
  counter-reset: callout;

  ${from.desktop} {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    column-gap: var(--space-5);
    padding-top: var(--space-3);
  }

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-3);
    align-items: baseline;
    font-size: var(--type-dense);
    counter-increment: callout;

    &::before {
      ${number}
      content: counter(callout);
      position: static;
    }
  }
`;
