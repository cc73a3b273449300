import { type ReactNode, useId } from "react";
import { Counter } from "./Counter";
import type { ControlAttributes, CounterLabels, FieldWords } from "./field-props";
import { FieldError, Foot, Frame, Label, Mark } from "./fields.styles";

interface FieldProps extends FieldWords {
  /** The text's length and its limit, in characters. */
  counter?: { length: number; limit: number; labels: CounterLabels };
  children: (control: ControlAttributes) => ReactNode;
}

/** A label and a control, with the error and the remaining characters below; both describe the control. */
export const Field = ({ label, mark, error, counter, children }: FieldProps) => {
  const id = useId();
  const errorId = `${id}error`;
  const counterId = `${id}counter`;
  const descriptions = [error && errorId, counter && counterId].filter(Boolean).join(" ");
  return (
    <Frame>
      <Label htmlFor={id}>
        {label}
        {mark !== undefined && <Mark>{inParentheses(mark)}</Mark>}
      </Label>
      {children({ id, ...(error && { "aria-invalid": true }), ...(descriptions && { "aria-describedby": descriptions }) })}
      <Foot>
        {error && <FieldError id={errorId}>{error}</FieldError>}
        {counter && <Counter id={counterId} {...counter} />}
      </Foot>
    </Frame>
  );
};

const inParentheses = (mark: string): string => ` (${mark})`;
