import { useEffect, useRef, useState } from "react";

/** Whether `duration` milliseconds have been counted; counting pauses unless `isCounting`. */
export const useCountdown = (duration: number, isCounting: boolean): boolean => {
  const [isOver, setIsOver] = useState(false);
  const left = useRef(duration);
  useEffect(() => {
    if (!isCounting) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(() => {
      setIsOver(true);
    }, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - startedAt;
    };
  }, [isCounting]);
  return isOver;
};
