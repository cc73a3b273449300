/** The data room of a building that a family is buying with a loan: who may do what with the documents of one folder. */
export const YARD_FILES = [
  ["04.2.1", "Loan terms, lending bank", "v4", "View, print"],
  ["04.2.2", "Rent and cover, base case", "v3", "View"],
  ["04.2.3", "Consent of the trustees", "v2", "View, print"],
  ["04.2.4", "Minutes, family council", "v1", "Family"],
  ["04.2.5", "Personal guarantee", "v1", "Principal"],
  ["04.2.6", "Covenants, side by side", "v2", "View, print"],
] as const;
