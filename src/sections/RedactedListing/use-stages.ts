import { type RefObject, useEffect, useState } from "react";
import { useOnScreen } from "../../components/use-on-screen";

/** The last of the stages: nothing is disclosed; the investor engages and signs; the data room opens. */
const LAST = 3;

/** How long each stage stands before the next one is played, in milliseconds: long enough to move, and then to be read. */
export const STAGE_TIME = 2000;

/**
 * The stage, from 1 to 3, and a way to choose one. The stages play once when the last part comes into view, unless the visitor chooses
 * first. Where motion is not welcome, the last stage stands from the start.
 */
export const useStages = (lastPart: RefObject<HTMLElement>): [stage: number, choose: (stage: number) => void] => {
  const isSeen = useOnScreen(lastPart, { once: true });
  const [stage, setStage] = useState(1);
  const [isChosen, setIsChosen] = useState(false);
  useEffect(() => {
    if (isChosen || stage === LAST) return;
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
      setStage(LAST);
      return;
    }
    if (!isSeen) return;
    const timer = setTimeout(setStage, STAGE_TIME, stage + 1);
    return () => {
      clearTimeout(timer);
    };
  }, [isSeen, isChosen, stage]);
  const choose = (chosen: number) => {
    setIsChosen(true);
    setStage(chosen);
  };
  return [stage, choose];
};
