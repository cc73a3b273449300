import type { IGatsbyImageData } from "gatsby-plugin-image";

/** A note to a numbered place in a picture; the position is in percent of the picture's width and height. */
interface SlideshowCallout {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** Images that gatsby-plugin-image made from a file, and from the file drawn for phones. */
interface SlideshowPicture {
  readonly image: IGatsbyImageData;
  readonly alt: string;
  readonly phone?: IGatsbyImageData;
  readonly callouts?: readonly SlideshowCallout[];
}

/** A picture of a slideshow: an address, with or without alternative text (R7.5), or an image from gatsby-plugin-image. */
export type SlideshowImage = string | { readonly src: string; readonly alt: string } | SlideshowPicture;

/** A picture's notes, if any. */
export const calloutsOf = (picture: SlideshowImage): readonly SlideshowCallout[] =>
  typeof picture === "object" && "image" in picture ? (picture.callouts ?? []) : [];
