import { type RefObject, useEffect, useState } from "react";

/** Matches if the visitor acted before hydration: paused, chose a picture, or moved the keyboard focus to a dot. */
const TOUCHED = "[type=checkbox]:checked, [type=radio]:checked:not([checked]), [type=radio]:focus";

/** Whether a slideshow's checkbox pauses it, and a function that checks it. Actions before hydration count as well. */
export const usePause = (show: RefObject<Element>) => {
  const [isPaused, setIsPaused] = useState(false);
  const pause = () => {
    const checkbox = show.current?.querySelector<HTMLInputElement>("[type=checkbox]");
    if (checkbox) checkbox.checked = true;
    setIsPaused(true);
  };
  useEffect(() => {
    if (show.current?.querySelector(TOUCHED)) pause();
    // Only for actions before hydration: React handles later ones.
  }, []);
  return { isPaused, setIsPaused, pause };
};
