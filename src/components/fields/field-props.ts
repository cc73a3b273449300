/** The words of a counter; `[n]` is filled in. */
export interface CounterLabels {
  /** While there is room. */
  left: string;
  /** When there is too much. */
  over: string;
}

/** What a field shows around its control. */
export interface FieldWords {
  label: string;
  /** Follows the label, such as "optional". */
  mark?: string;
  /** Its error, if any. */
  error?: string;
}

/** Attributes that tie a control to its field. */
export interface ControlAttributes {
  id: string;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
}
