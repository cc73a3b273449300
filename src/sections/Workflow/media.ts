/** On paper one step at a time is no use: all of them stand below each other. */
export const onPaper = "@media print";

/** The toggle is a `details` before the steps, with nothing in it: whether it is open says how many steps are shown. */
export const toggled = { all: "details[open]", one: "details:not([open])" } as const;
