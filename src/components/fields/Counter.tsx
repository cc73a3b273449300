import { useEffect, useState } from "react";
import { fillSlots } from "../fill-slots";
import { Announcement, Count } from "./fields.styles";

/** How long typing must pause before the count is announced, in milliseconds. */
const SPOKEN_AFTER = 1000;

/** Share of the limit beyond which the count is visible and announced. */
const NEAR = 0.8;

/** Props of {@link Counter}; lengths in characters. */
export interface CounterProps {
  length: number;
  limit: number;
  /** What is shown while there is room, and what is when the text is too long; `[n]` is filled in. */
  labels: { left: string; over: string };
}

/**
 * How many characters are left. The count always describes its field, but is visible, and announced when typing pauses, only near the
 * limit.
 */
export const Counter = ({ id, length, limit, labels }: CounterProps & { id: string }) => {
  const left = limit - length;
  const text = fillSlots(left < 0 ? labels.over : labels.left, { n: Math.abs(left) });
  const isNear = length > limit * NEAR;
  const settled = useSettled(isNear ? text : "");
  return (
    <>
      <Count key={text} id={id} data-near={isNear || undefined} data-over={left < 0 || undefined}>
        {text}
      </Count>
      <Announcement role="status">{settled && <span key={settled}>{settled}</span>}</Announcement>
    </>
  );
};

/** A text, once it has stopped changing. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SPOKEN_AFTER);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};
