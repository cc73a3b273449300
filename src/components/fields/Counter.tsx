import { useEffect, useState } from "react";
import { fillSlots } from "../fill-slots";
import type { CounterLabels } from "./field-props";
import { Announcement, Count } from "./fields.styles";

/** How long typing must rest before the count is said aloud, in milliseconds. */
const SPOKEN_AFTER = 1000;

/** From which share of the limit on the count is said aloud. */
const SPOKEN_SHARE = 0.8;

/** Props of {@link Counter}; lengths in characters. */
export interface CounterProps {
  id: string;
  length: number;
  limit: number;
  labels: CounterLabels;
}

/** How many characters are left: seen at every key, heard only near the limit and when typing rests. */
export const Counter = ({ id, length, limit, labels }: CounterProps) => {
  const left = limit - length;
  const text = left < 0 ? fillSlots(labels.over, { n: -left }) : fillSlots(labels.left, { n: left });
  const settled = useSettled(length > limit * SPOKEN_SHARE ? text : "");
  return (
    <>
      <Count id={id} data-over={left < 0 || undefined}>
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
