/** In print, steps cannot be chosen, so all appear in a column. */
export const onPaper = "@media print";

/** The toggle is an empty `details` before the steps: if it is open, all steps are shown. */
export const toggled = { all: "details[open]", one: "details:not([open])" } as const;
