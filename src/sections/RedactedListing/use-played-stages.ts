import { type RefObject, useEffect } from "react";
import { useOnScreen } from "../../components/use-on-screen";

/** How long each stage stands before the next one is played, in milliseconds: long enough to move, and then to be read. */
export const STAGE_TIME = 2000;

/**
 * Plays an exhibit's stages once when its last part comes into view, up to the last, unless the visitor chooses one first. Where motion
 * is not welcome, the last stage stands from the start.
 */
export const usePlayedStages = (lastPart: RefObject<HTMLElement>): void => {
  const isSeen = useOnScreen(lastPart, { once: true });
  useEffect(() => {
    const exhibit = lastPart.current?.closest("figure");
    const [first, ...later] = exhibit?.querySelectorAll("input") ?? [];
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    // The visitor has chosen, perhaps before this code came.
    if (first?.checked !== true || !(isStill || isSeen)) return;
    const choose = (choice: HTMLInputElement): void => {
      choice.checked = true;
    };
    if (isStill) {
      later.slice(-1).forEach(choose);
      return;
    }
    const timers = later.map((choice, index) => setTimeout(choose, STAGE_TIME * (index + 1), choice));
    const stop = (): void => {
      timers.forEach(clearTimeout);
    };
    // Browsers report the choice of a radio button by the keyboard as a click too, and that of the checked one only so.
    exhibit?.addEventListener("click", stop);
    return () => {
      stop();
      exhibit?.removeEventListener("click", stop);
    };
  }, [lastPart, isSeen]);
};
