import { type RefObject, useEffect, useState } from "react";
import { useOnScreen } from "../../components/use-on-screen";

/** How long each stage stands before the next one is played, in milliseconds: long enough to move, and then to be read. */
export const STAGE_TIME = 2000;

/**
 * Plays an exhibit's stages once when its last part comes into view, up to the last, unless the visitor chooses one first. Where motion
 * is not welcome, the last stage stands from the start.
 */
export const usePlayedStages = (lastPart: RefObject<HTMLElement>): void => {
  const isSeen = useOnScreen(lastPart, { once: true });
  const [hasChosen, setHasChosen] = useState(false);
  useEffect(() => {
    const exhibit = lastPart.current?.closest("figure");
    const note = (event: MouseEvent | KeyboardEvent): void => {
      // Arrows choose with a click; the space bar on what is already chosen does not.
      if (!("key" in event) || event.key === " ") setHasChosen(true);
    };
    exhibit?.addEventListener("click", note);
    exhibit?.addEventListener("keydown", note);
    return () => {
      exhibit?.removeEventListener("click", note);
      exhibit?.removeEventListener("keydown", note);
    };
  }, [lastPart]);
  useEffect(() => {
    const [first, ...later] = lastPart.current?.closest("figure")?.querySelectorAll("input") ?? [];
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    // The visitor may have chosen before this code came.
    if (hasChosen || first?.checked !== true || !(isStill || isSeen)) return;
    const choose = (choice: HTMLInputElement): void => {
      choice.checked = true;
    };
    if (isStill) {
      later.slice(-1).forEach(choose);
      return;
    }
    const timers = later.map((choice, index) => setTimeout(choose, STAGE_TIME * (index + 1), choice));
    return () => {
      timers.forEach(clearTimeout);
    };
  }, [lastPart, isSeen, hasChosen]);
};
