/** Where one step at a time is no use, all of them stand below each other: without scripts, and on paper. */
export const allStepsAtOnce = "@media (scripting: none), print";
