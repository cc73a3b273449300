import { useEffect, useRef, useState } from "react";

/** Whether `duration` milliseconds have passed; time counts only while `isCounting` is true. */
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
