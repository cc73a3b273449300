import { useEffect, useState } from "react";

/** How far a page is scrolled before the navigation counts as stuck, in CSS pixels. */
const THRESHOLD = 16;

/** Whether the page is scrolled away from its top, so that the navigation needs a ground of its own. */
export const useStuck = (): boolean => {
  const [isStuck, setIsStuck] = useState(false);
  useEffect(() => {
    const update = (): void => {
      setIsStuck(window.scrollY > THRESHOLD);
    };
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => {
      window.removeEventListener("scroll", update);
    };
  }, []);
  return isStuck;
};
