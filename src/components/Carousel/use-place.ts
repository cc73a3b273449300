import { useState } from "react";

/** Where a strip of slides stands. */
export interface Place {
  /** Index of the first slide that is shown; a fraction when a cut-off slide is shown whole at the end. */
  index: number;
  /** Where the strip began when it was last put up. */
  start: number;
  moveTo: (index: number) => void;
  /** Back to the first slide, for a strip that is put up anew. */
  reset: () => void;
}

/** Follows the slide index. When another number of slides is shown, the strip begins at a whole slide near the one it stood at. */
export const usePlace = (count: number, shown: number): Place => {
  const [place, setPlace] = useState({ shown, start: 0, index: 0 });
  if (place.shown !== shown) {
    const start = Math.floor(Math.min(place.index, Math.max(0, count - shown)));
    setPlace({ shown, start, index: start });
  }
  return {
    index: place.index,
    start: place.start,
    moveTo: (index) => {
      setPlace((last) => ({ ...last, index }));
    },
    reset: () => {
      setPlace({ shown, start: 0, index: 0 });
    },
  };
};
