import { type RefObject, useEffect, useState } from "react";

/** Signs of a visitor before React: a pause, a chosen picture, or the keyboard on one. */
const TOUCHED = "[type=checkbox]:checked, [type=radio]:checked:not([checked]), [type=radio]:focus";

/** Whether a slideshow's checkbox pauses it, and what checks it. Actions before hydration count as later ones do. */
export const usePause = (show: RefObject<Element>) => {
  const [isPaused, setIsPaused] = useState(false);
  const pause = () => {
    const checkbox = show.current?.querySelector<HTMLInputElement>("[type=checkbox]");
    if (checkbox) checkbox.checked = true;
    setIsPaused(true);
  };
  useEffect(() => {
    if (show.current?.querySelector(TOUCHED)) pause();
    // Only for earlier actions: React handles later ones.
  }, []);
  return { isPaused, setIsPaused, pause };
};
