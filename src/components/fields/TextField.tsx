import type { InputHTMLAttributes } from "react";
import { Field } from "./Field";
import type { CounterLabels, FieldWords } from "./field-props";
import { Input } from "./fields.styles";

/** Props of {@link TextField}: those of a native input, and the words around it. */
export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement>, FieldWords {
  value: string;
  /** Shows how many characters are left. The text is never cut: it stays, for the visitor to shorten. */
  counter?: { limit: number; labels: CounterLabels };
}

/** One line of text. */
export const TextField = ({ label, mark, error, counter, className, ...native }: TextFieldProps) => (
  <Field label={label} mark={mark} error={error} className={className} counter={counter && { ...counter, length: native.value.length }}>
    {(control) => <Input {...native} {...control} />}
  </Field>
);
