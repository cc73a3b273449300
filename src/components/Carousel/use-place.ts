import { useState } from "react";

/** The position of a strip of slides. */
export interface Place {
  /** Index of the first visible slide; a fraction when a cut-off slide is shown whole at the end. */
  index: number;
  /** Where the strip started when it was last mounted. */
  start: number;
  /** The slide that many steps away, counted from where earlier steps lead: quick presses all count. */
  step: (steps: number) => number;
  /** Records that the strip moves to a slide. */
  moveTo: (index: number) => void;
  /** Records a swipe; later steps count from it. */
  swipeTo: (index: number) => void;
  /** Returns to the first slide, for a strip that is remounted. */
  reset: () => void;
}

/** Follows the slide index. When the number of visible slides changes, the strip starts at a whole slide near the current one. */
export const usePlace = (count: number, shown: number): Place => {
  const last = Math.max(0, count - shown);
  const [place, setPlace] = useState({ shown, start: 0, index: 0, target: 0 });
  const restartAt = (start: number) => {
    setPlace({ shown, start, index: start, target: start });
  };
  if (place.shown !== shown) restartAt(Math.floor(Math.min(place.index, last)));

  return {
    index: place.index,
    start: place.start,
    step: (steps) => {
      const target = Math.min(Math.max(place.target + steps, 0), last);
      setPlace((current) => ({ ...current, target }));
      return target;
    },
    moveTo: (index) => {
      setPlace((current) => ({ ...current, index }));
    },
    swipeTo: (index) => {
      setPlace((current) => ({ ...current, index, target: index }));
    },
    reset: () => {
      restartAt(0);
    },
  };
};
