/** The words of a counter; `[n]` is filled in. */
export interface CounterLabels {
  /** Shown while there is room. */
  left: string;
  /** Shown when the text is too long. */
  over: string;
}

/** The words that a field shows around its control. */
export interface FieldWords {
  label: string;
  /** Follows the label, such as "optional". */
  mark?: string;
  /** Its error, if any. */
  error?: string;
}

/** Attributes that link a control to its field's label, error and counter. */
export interface ControlAttributes {
  id: string;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
}
