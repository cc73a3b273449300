import { useState } from "react";

/** Where a strip of slides stands. */
export interface Place {
  /** Index of the first slide that is shown; a fraction when a cut-off slide is shown whole at the end. */
  index: number;
  /** Where the strip began when it was last put up. */
  start: number;
  /** The slide that so many steps lead to, counted from where the steps before it lead: quick presses all count. */
  step: (steps: number) => number;
  /** Notes that the strip goes to a slide. */
  moveTo: (index: number) => void;
  /** Notes the same of a swipe, which the next steps are counted from. */
  swipeTo: (index: number) => void;
  /** Back to the first slide, for a strip that is put up anew. */
  reset: () => void;
}

/** Follows the slide index. When another number of slides is shown, the strip begins at a whole slide near the one it stood at. */
export const usePlace = (count: number, shown: number): Place => {
  const last = Math.max(0, count - shown);
  const [place, setPlace] = useState({ shown, start: 0, index: 0, target: 0 });
  const putUpAt = (start: number) => {
    setPlace({ shown, start, index: start, target: start });
  };
  if (place.shown !== shown) putUpAt(Math.floor(Math.min(place.index, last)));

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
      putUpAt(0);
    },
  };
};
