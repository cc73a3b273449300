import type { InputHTMLAttributes } from "react";
import { Field, type FieldProps } from "./Field";
import type { FieldWords } from "./field-props";
import { Input } from "./fields.styles";

/** Props of {@link TextField}: those of a native input, and the words around it. */
export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement>, FieldWords {
  /** Shows how many characters are left. The text is never cut: it stays, for the visitor to shorten. */
  counter?: FieldProps["counter"];
}

/** One line of text. */
export const TextField = ({ label, mark, error, counter, className, ...native }: TextFieldProps) => (
  <Field label={label} mark={mark} error={error} className={className} counter={counter}>
    {(control) => <Input {...native} {...control} />}
  </Field>
);
