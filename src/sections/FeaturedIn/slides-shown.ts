import { useSyncExternalStore } from "react";
import { onWindow } from "../../components/use-media-query";

/** How many slides a window of up to `widest` CSS pixels shows. */
const STEPS: readonly { widest: number; shown: number }[] = [
  { widest: 458, shown: 1.3 },
  { widest: 700, shown: 1.6 },
  { widest: 800, shown: 2 },
];

/** Only windows wider than this have arrows. */
export const WIDEST_WITHOUT_ARROWS = 800;

/** In windows up to this wide, the last slide in view is cut off. */
export const WIDEST_WITH_CUT = 700;

const SHOWN_IN_WIDE_WINDOWS = 4;

/** How many slides a window of this width shows side by side; a fraction means that the last one is cut off. */
export const slidesShown = (windowWidth: number): number =>
  STEPS.find(({ widest }) => windowWidth <= widest)?.shown ?? SHOWN_IN_WIDE_WINDOWS;

const onResize = onWindow("resize");

/** The window's width in CSS pixels, kept up to date; 0 on the server and during hydration. */
export const useWindowWidth = (): number =>
  useSyncExternalStore(
    onResize,
    () => window.innerWidth,
    () => 0,
  );
