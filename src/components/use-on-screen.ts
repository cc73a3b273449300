import { type RefObject, useEffect, useState } from "react";

/** Options of {@link useOnScreen}. */
interface OnScreenOptions {
  /** How far outside the window still counts, as an IntersectionObserver's margin. */
  margin?: string;
  /** Stop after the first time: once seen, always seen. */
  once?: boolean;
}

/** Whether an element is in the window; false while not rendered, as in a closed tab panel. */
export const useOnScreen = (ref: RefObject<Element>, { margin = "0px", once = false }: OnScreenOptions = {}): boolean => {
  const [isOnScreen, setIsOnScreen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const isSeen = entries.at(-1)?.isIntersecting ?? false;
        setIsOnScreen(isSeen);
        if (isSeen && once) observer.disconnect();
      },
      { rootMargin: margin },
    );
    if (ref.current) observer.observe(ref.current);
    return () => {
      observer.disconnect();
    };
  }, [ref, margin, once]);
  return isOnScreen;
};
