import { type RefObject, useEffect, useState } from "react";

/** Options of {@link useOnScreen}. */
interface OnScreenOptions {
  /** How far outside the window an element still counts, in the syntax of IntersectionObserver's `rootMargin`. */
  margin?: string;
  /** Stop observing once the element has been seen: the result then stays true. */
  once?: boolean;
}

/** Whether an element is in the window; false while it is not rendered, as in a closed tab's panel. */
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
    return () => observer.disconnect();
  }, [ref, margin, once]);
  return isOnScreen;
};
