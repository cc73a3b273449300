/** In print one step at a time is useless, so all appear in a column. */
export const onPaper = "@media print";

/** The toggle is an empty `details` before the steps: whether it is open decides how many steps are shown. */
export const toggled = { all: "details[open]", one: "details:not([open])" } as const;
