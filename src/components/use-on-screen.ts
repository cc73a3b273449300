import { type RefObject, useEffect, useState } from "react";

/**
 * Whether an element is in the window, or within a margin around it (as in `rootMargin`); false while it is not rendered, as in a closed
 * tab's panel. With `once`, it stays true after the element has been seen.
 */
export const useOnScreen = (ref: RefObject<Element>, { margin = "0px", once = false } = {}): boolean => {
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
