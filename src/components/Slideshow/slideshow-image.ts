import type { IGatsbyImageData } from "gatsby-plugin-image";

/** A picture of a slideshow: its address, or with what it shows (R7.5), or what gatsby-plugin-image made of a file. */
export type SlideshowImage =
  string | { readonly src: string; readonly alt: string } | { readonly image: IGatsbyImageData; readonly alt: string };
