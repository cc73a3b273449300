import { ChevronDown } from "lucide";
import type { SelectHTMLAttributes } from "react";
import { Glyph } from "../Glyph";
import { Field, type FieldWords } from "./Field";
import { Choice, Select } from "./fields.styles";

/** Props of {@link SelectField}: those of a native select, the words around it, and its options. */
interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement>, FieldWords {
  /** The options, as shown and as sent; a browser may translate what is shown. */
  options: readonly string[];
}

/** A choice from a list. */
export const SelectField = ({ label, mark, error, options, ...native }: SelectFieldProps) => (
  <Field label={label} mark={mark} error={error}>
    {(control) => (
      <Choice>
        <Select {...native} {...control}>
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </Select>
        <Glyph of={ChevronDown} size={18} />
      </Choice>
    )}
  </Field>
);
