import { type ReactNode, useId } from "react";
import { Counter, type CounterProps } from "./Counter";
import { FieldError, Foot, Frame, Label, Mark } from "./fields.styles";

/** The words that a field shows around its control. */
export interface FieldWords {
  label: string;
  /** Follows the label, such as "optional". */
  mark?: string;
  /** Its error, if any. */
  error?: string;
}

/** Attributes that link a control to its field's label, error and counter. */
interface ControlAttributes {
  id: string;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
}

interface FieldProps extends FieldWords {
  counter?: CounterProps;
  children: (control: ControlAttributes) => ReactNode;
}

/**
 * A label and a control, with the error and the remaining characters below; both describe the control. What changes is an element with a
 * key of its own, because a browser that translates the page replaces text nodes.
 */
export const Field = ({ label, mark, error, counter, children }: FieldProps) => {
  const id = useId();
  const errorId = `${id}error`;
  const counterId = `${id}counter`;
  const descriptions = [error && errorId, counter && counterId].filter(Boolean).join(" ");
  return (
    <Frame>
      <Label htmlFor={id}>
        {label}
        {mark !== undefined && <Mark>{` (${mark})`}</Mark>}
      </Label>
      {children({ id, ...(error && { "aria-invalid": true }), ...(descriptions && { "aria-describedby": descriptions }) })}
      <Foot>
        {error && (
          <FieldError key={error} id={errorId}>
            {error}
          </FieldError>
        )}
        {counter && <Counter id={counterId} {...counter} />}
      </Foot>
    </Frame>
  );
};
