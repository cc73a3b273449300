import { useEffect, useState } from "react";
import { fillSlots } from "../fill-slots";
import type { CounterLabels } from "./field-props";
import { Announcement, Count } from "./fields.styles";

/** How long typing must rest before the count is said aloud, in milliseconds. */
const SPOKEN_AFTER = 1000;

/** From which share of the limit on the count is seen, and said aloud. */
const NEAR = 0.8;

/** Props of {@link Counter}; lengths in characters. */
export interface CounterProps {
  id: string;
  length: number;
  limit: number;
  labels: CounterLabels;
}

/** How many characters are left: it always describes its field, but is seen, and said when typing rests, only near the limit. */
export const Counter = ({ id, length, limit, labels }: CounterProps) => {
  const left = limit - length;
  const text = left < 0 ? fillSlots(labels.over, { n: -left }) : fillSlots(labels.left, { n: left });
  const isNear = length > limit * NEAR;
  const settled = useSettled(isNear ? text : "");
  return (
    <>
      <Count id={id} data-near={isNear || undefined} data-over={left < 0 || undefined}>
        {text}
      </Count>
      <Announcement role="status">{settled}</Announcement>
    </>
  );
};

/** A text once it has rested. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SPOKEN_AFTER);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};
