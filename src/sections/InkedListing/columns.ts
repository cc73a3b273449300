/** The number of columns of the sheet, by the width of its frame. */
export const columns = {
  one: "@container (max-width: 37.99rem)",
  two: "@container (min-width: 38rem) and (max-width: 59.99rem)",
  twoOrThree: "@container (min-width: 38rem)",
  three: "@container (min-width: 60rem)",
} as const;
