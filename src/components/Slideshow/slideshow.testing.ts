import type { SlideshowProps } from "./Slideshow";

/** Labels as content gives them. */
export const labels: SlideshowProps["labels"] = {
  pause: "Pause",
  carousel: "carousel",
  slide: "slide",
  slideOf: "[n] of [total]",
  showSlide: "Show picture [n]",
};
