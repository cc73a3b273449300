import type { TextareaHTMLAttributes } from "react";
import { Field, type FieldProps } from "./Field";
import type { FieldWords } from "./field-props";
import { TextArea } from "./fields.styles";

/** Props of {@link TextAreaField}: those of a native textarea, and the words around it. */
export interface TextAreaFieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, FieldWords {
  /** Shows how many characters are left. The text is never cut: it stays, for the visitor to shorten. */
  counter?: FieldProps["counter"];
}

/** Several lines of text. */
export const TextAreaField = ({ label, mark, error, counter, className, ...native }: TextAreaFieldProps) => (
  <Field label={label} mark={mark} error={error} className={className} counter={counter}>
    {(control) => <TextArea {...native} {...control} />}
  </Field>
);
