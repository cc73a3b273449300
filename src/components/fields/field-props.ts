/** The words of a counter; `[n]` is filled in. */
export interface CounterLabels {
  /** While there is room. */
  left: string;
  /** When there is too much. */
  over: string;
}

/** What every field shows around its control. */
export interface FieldWords {
  label: string;
  /** Follows the label, such as "optional". */
  mark?: string;
  /** What is wrong with its content, if anything is. */
  error?: string;
}

/** What a control carries to belong to its field. */
export interface ControlAttributes {
  id: string;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
}
