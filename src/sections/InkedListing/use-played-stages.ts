import { type RefObject, useEffect } from "react";
import { useOnScreen } from "../../components/use-on-screen";

/** How long each stage stands before the next one is played, in milliseconds. */
export const STAGE_TIME = 1200;

/** The part of the window that counts as view: its middle fifth. */
const VIEW = { margin: "-40% 0px", once: true };

/**
 * Plays an exhibit's stages once when it comes into view, up to the last, unless the visitor chooses one first. Where motion is not
 * welcome, the last stage stands from the start.
 */
export const usePlayedStages = (exhibit: RefObject<HTMLElement>): void => {
  const isSeen = useOnScreen(exhibit, VIEW);
  useEffect(() => {
    const choices = Array.from(exhibit.current?.querySelectorAll<HTMLInputElement>("input[type=radio]") ?? []);
    const [first, ...later] = choices;
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
    choices.forEach((choice) => {
      choice.addEventListener("change", stop);
    });
    return () => {
      stop();
      choices.forEach((choice) => {
        choice.removeEventListener("change", stop);
      });
    };
  }, [exhibit, isSeen]);
};
