import type { TextareaHTMLAttributes } from "react";
import { Field } from "./Field";
import type { CounterLabels, FieldWords } from "./field-props";
import { TextArea } from "./fields.styles";

/** Props of {@link TextAreaField}: those of a native textarea, and the words around it. */
export interface TextAreaFieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, FieldWords {
  value: string;
  /** Shows how many characters are left. The text is never cut: it stays, for the visitor to shorten. */
  counter?: { limit: number; labels: CounterLabels };
}

/** Several lines of text. */
export const TextAreaField = ({ label, mark, error, counter, className, ...native }: TextAreaFieldProps) => (
  <Field label={label} mark={mark} error={error} className={className} counter={counter && { ...counter, length: native.value.length }}>
    {(control) => <TextArea {...native} {...control} />}
  </Field>
);
