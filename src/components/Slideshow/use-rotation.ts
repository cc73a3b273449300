import { useEffect, useState } from "react";
import { usePageIsVisible } from "../use-page-is-visible";

/** How long a picture stays, in milliseconds (R7.1). */
export const SLIDE_INTERVAL = 4000;

/** Where a slideshow stands. */
export interface Rotation {
  /** Index of the picture that is shown. */
  index: number;
  /** The highest index that was shown so far. */
  reached: number;
  show: (index: number) => void;
}

/**
 * Goes through `count` pictures in a circle, one each {@link SLIDE_INTERVAL}, while `isFree` and the browser's tab is shown.
 * A picture that was just chosen or come back to stays for a whole interval. With one picture or none nothing ever happens.
 */
export const useRotation = (count: number, isFree: boolean): Rotation => {
  const [{ index, reached }, setPlace] = useState({ index: 0, reached: 0 });
  const pageIsVisible = usePageIsVisible();

  const show = (next: number) => {
    setPlace((place) => ({ index: next, reached: Math.max(place.reached, next) }));
  };

  useEffect(() => {
    if (!isFree || !pageIsVisible || count <= 1) return undefined;
    const timer = setTimeout(() => {
      setPlace((place) => {
        const next = (place.index + 1) % count;
        return { index: next, reached: Math.max(place.reached, next) };
      });
    }, SLIDE_INTERVAL);
    return () => {
      clearTimeout(timer);
    };
  }, [count, index, isFree, pageIsVisible]);

  return { index, reached, show };
};
