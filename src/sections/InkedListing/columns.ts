/** How many columns the sheet has, by the width of its frame. */
export const columns = {
  // The room reserved for later lines would be a large empty box there.
  one: "@container (max-width: 37.99rem)",
  two: "@container (min-width: 38rem) and (max-width: 59.99rem)",
  twoOrThree: "@container (min-width: 38rem)",
  three: "@container (min-width: 60rem)",
} as const;
