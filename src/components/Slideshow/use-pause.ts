import { type RefObject, useEffect, useState } from "react";

/** A visitor who was here before React: a pause, a picture that was chosen, or the keyboard on one. */
const TOUCHED = "[type=checkbox]:checked, [type=radio]:checked:not([checked]), [type=radio]:focus";

/** Whether the checkbox in a slideshow pauses it, and what checks it. What was done before scripts counts as what is done later. */
export const usePause = (show: RefObject<Element>) => {
  const [isPaused, setIsPaused] = useState(false);
  const pause = () => {
    const checkbox = show.current?.querySelector<HTMLInputElement>("[type=checkbox]");
    if (checkbox) checkbox.checked = true;
    setIsPaused(true);
  };
  useEffect(() => {
    if (show.current?.querySelector(TOUCHED)) pause();
    // Only what was there before: later React is told.
  }, []);
  return { isPaused, setIsPaused, pause };
};
