import { type RefObject, useEffect, useState } from "react";
import { useOnScreen } from "../../components/use-on-screen";

/** The last of the stages: nothing is disclosed; the investor engages and signs; the data room opens. */
const LAST = 3;

/** How long each stage stands before the next one is played, in milliseconds: long enough to move, and then to be read. */
export const STAGE_TIME = 2000;

/**
 * The stage, from 1 to 3, and a way to choose one. The stages play once when the last part comes into view, unless the visitor has chosen.
 * Where motion is not welcome, the last stage stands from the start.
 */
export const useStages = (lastPart: RefObject<HTMLElement>): [stage: number, choose: (stage: number) => void] => {
  const isSeen = useOnScreen(lastPart, { once: true });
  const [played, setPlayed] = useState(1);
  const [chosen, choose] = useState<number>();
  useEffect(() => {
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return setPlayed(LAST);
    if (!isSeen || played === LAST) return;
    const timer = setTimeout(setPlayed, STAGE_TIME, played + 1);
    return () => clearTimeout(timer);
  }, [isSeen, played]);
  return [chosen ?? played, choose];
};
