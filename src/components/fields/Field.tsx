import { type ReactNode, useEffect, useId, useState } from "react";
import { ChangingText } from "../ChangingText";
import { fillSlots } from "../text";
import { VisuallyHidden } from "../VisuallyHidden";
import { Count, FieldError, Foot, Group, Label, OptionalNote } from "./fields.styles";

/** Attributes that link a control to its field's label, error and counter. */
interface ControlAttributes {
  id: string;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
}

interface FieldProps {
  label: string;
  /** Follows the label, such as "optional". */
  note?: string;
  /** Its error, if any. */
  error?: string;
  counter?: CounterProps;
  children: (control: ControlAttributes) => ReactNode;
}

/**
 * A label and a control, with the error and the remaining characters below; both describe the control.
 */
export const Field = ({ label, note, error, counter, children }: FieldProps) => {
  const id = useId();
  const errorId = `${id}error`;
  const counterId = `${id}counter`;
  const descriptions = [error && errorId, counter && counterId].filter(Boolean).join(" ");
  return (
    <Group>
      <Label htmlFor={id}>
        {label}
        {note !== undefined && <OptionalNote>{` (${note})`}</OptionalNote>}
      </Label>
      {children({ id, ...(error && { "aria-invalid": true }), ...(descriptions && { "aria-describedby": descriptions }) })}
      <Foot>
        {error && (
          <FieldError id={errorId}>
            <ChangingText>{error}</ChangingText>
          </FieldError>
        )}
        {counter && <Counter id={counterId} {...counter} />}
      </Foot>
    </Group>
  );
};

/** How long typing must pause before the count is announced, in milliseconds. */
const SPOKEN_AFTER = 1000;

/** Share of the limit beyond which the count is visible and announced. */
const NEAR = 0.8;

/** Props of {@link Counter}; lengths in characters. */
interface CounterProps {
  length: number;
  limit: number;
  /** What is shown while there is room, and what is when the text is too long; `[n]` is filled in. */
  labels: { left: string; over: string };
}

/**
 * How many characters are left. The count always describes its field, but is visible, and announced when typing pauses, only near the
 * limit.
 */
const Counter = ({ id, length, limit, labels }: CounterProps & { id: string }) => {
  const left = limit - length;
  const text = fillSlots(left < 0 ? labels.over : labels.left, { n: Math.abs(left) });
  const isNear = length > limit * NEAR;
  const settled = useSettled(isNear ? text : "");
  return (
    <>
      <Count id={id} data-near={isNear || undefined} data-over={left < 0 || undefined}>
        <ChangingText>{text}</ChangingText>
      </Count>
      <VisuallyHidden role="status">{settled && <ChangingText>{settled}</ChangingText>}</VisuallyHidden>
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
