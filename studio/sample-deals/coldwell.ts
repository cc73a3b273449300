/** The data room of a building that a family is buying with a loan: the bank may read the leases but not the family's minutes. */

export const YARD_FOLDERS: readonly (readonly [
  number: string,
  name: string,
  documents: number,
  parts?: readonly (readonly [string, number])[],
])[] = [
  ["01", "Title", 9],
  ["02", "Leases", 64],
  ["03", "Valuation", 5],
  [
    "04",
    "Family",
    21,
    [
      ["Trust deeds", 6],
      ["Loan and consents", 8],
      ["Correspondence", 7],
    ],
  ],
  ["05", "Works", 18],
  ["06", "Insurance", 7],
  ["07", "Tax", 11],
];

export const YARD_ROOM = { opened: "2026-05-18", closes: "2026-07-17", size: "0.9 GB", asked: 11 } as const;

/** The open folder. */
export const YARD_FILES = [
  ["04.2.1", "Loan terms, lending bank", "PDF", "v4", "2 Jun, 17:20", "View, print", 9],
  ["04.2.2", "Rent and cover, base case", "XLSX", "v3", "2 Jun, 12:06", "View", 7],
  ["04.2.3", "Consent of the trustees", "PDF", "v2", "1 Jun, 10:31", "View, print", 4],
  ["04.2.4", "Minutes, family council", "PDF", "v1", "29 May, 15:48", "Family", 3],
  ["04.2.5", "Letter of wishes", "PDF", "v1", "29 May, 15:40", "Principal", 1],
  ["04.2.6", "Covenants, side by side", "PDF", "v2", "28 May, 09:14", "View, print", 6],
  ["04.2.7", "Interest hedge, quotes", "PDF", "v1", "27 May, 16:02", "View", 5],
  ["04.2.8", "Notes for the next generation", "PDF", "v1", "26 May, 11:25", "Family", 2],
] as const;

/** Rights by role in 04 Family: view, print, save, edit; 2 allowed, 1 with watermark, 0 refused. */
export const YARD_RIGHTS = [
  ["PR", "Principal", [2, 2, 2, 2]],
  ["TR", "Trustee", [2, 2, 0, 0]],
  ["NG", "Next gen.", [2, 0, 0, 0]],
  ["CO", "Counsel", [2, 2, 2, 0]],
  ["AU", "Auditor", [2, 1, 0, 0]],
  ["LB", "Bank", [1, 0, 0, 0]],
] as const;

export const YARD_QUESTIONS = [
  ["Q10", "Who signs for the trust at completion?", "Bank", "2 days", "plain"],
  ["Q11", "Does the consent cover a second charge?", "Counsel", "Due today", "brass"],
] as const;
