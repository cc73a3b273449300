/** One data room: its documents, its readers, an agreement being signed, and a day of its audit trail. */
import type { Tone } from "../screens/parts";
import { NAMES } from "./names";
import { day } from "./words";

export const FOLDERS: readonly (readonly [
  number: string,
  name: string,
  documents: number,
  parts?: readonly (readonly [string, number])[],
])[] = [
  ["01", "Corporate", 14],
  [
    "02",
    "Financial",
    38,
    [
      ["Audited accounts", 6],
      ["Monthly accounts", 24],
      ["Model and forecasts", 8],
    ],
  ],
  ["03", "Commercial", 27],
  ["04", "Legal", 52],
  ["05", "Technical", 19],
  ["06", "Environmental", 11],
  ["07", "Insurance", 8],
  ["08", "Tax", 16],
];

/** The first and the last day on which the room is open. */
export const ROOM = { opened: "2026-05-12", closes: "2026-06-30" } as const;

/** The same deal on the marketplace, unnamed: the desk leads it, and the rest is for co-investors. */
export const LISTING = { reference: "MP-1187" } as const;

/** The open folder. */
export const FILES = [
  ["02.3.1", "Integrated model, base case", "XLSX", "v7", "3 Jun, 16:40", "View", 14],
  ["02.3.2", "Integrated model, downside", "XLSX", "v4", "2 Jun, 16:42", "View", 9],
  ["02.3.3", "Forecast bridge FY25 to FY28", "PDF", "v2", "29 May, 11:08", "View, print", 12],
  ["02.3.4", "Capital expenditure plan", "PDF", "v3", "28 May, 18:21", "View, print", 8],
  ["02.3.5", "Working capital by site", "XLSX", "v1", "27 May, 09:55", "View", 6],
  ["02.3.6", "Covenant calculations", "PDF", "v2", "26 May, 14:30", "Counsel", 2],
  ["02.3.7", "Sensitivity tables", "PDF", "v1", "22 May, 10:12", "View, print", 11],
  ["02.3.8", "Notes to the model", "PDF", "v5", "22 May, 10:10", "View, print", 17],
] as const;

/** Rights by role in 02 Financial: view, print, save, edit; 2 allowed, 1 with watermark, 0 refused. */
export const RIGHTS = [
  ["PR", "Principal", [2, 2, 2, 2]],
  ["CO", "Counsel", [2, 2, 2, 0]],
  ["AU", "Auditor", [2, 2, 0, 0]],
  ["IA", "Investor A", [2, 1, 0, 0]],
  ["IB", "Investor B", [2, 1, 0, 0]],
  ["ID", "Investor D", [1, 0, 0, 0]],
] as const;

/** The agreement that lets Investor C into the room. Investors A and B have signed theirs and can already read. */
export const NDA = {
  reader: "Investor C",
  letters: "IC",
  months: 24,
  copy: "7746",
  opened: "16:31",
  signed: "16:42:08",
  agreedOn: "2026-06-02",
} as const;

type Signer = readonly [letters: string, role: string, side: string, state: string, tone: Tone, when: string];

export const SIGNERS: readonly Signer[] = [
  ["CO", "Counsel", "Discloser", "Approved", "sea", "3 Jun, 09:02"],
  ["PR", "Principal", "Discloser", "Signed", "sea", "3 Jun, 09:14"],
  [NDA.letters, `${NDA.reader}, director`, "Recipient", "Signing now", "brass", `Opened ${NDA.opened}`],
  ["SC", `${NDA.reader}, secretary`, "Recipient", "Next", "plain", "Notified"],
];

type Entry = readonly [
  time: string,
  letters: string,
  role: string,
  action: string,
  tone: Tone,
  object: string,
  detail: string,
  reference: string,
];

/** The trail of 3 June, the latest first. */
export const TRAIL: readonly Entry[] = [
  [NDA.signed, NDA.letters, NDA.reader, "Signed", "sea", `NDA, ${NAMES.greywether}`, "Passkey, Geneva", "9f3c a1"],
  ["16:40:51", "AS", "Associate", "Uploaded", "plain", "02.3.1 Integrated model, v7", "Replaces v6", "41d0 7e"],
  ["16:28:19", "IA", "Investor A", "Viewed", "plain", "02.3.1 Integrated model, v6", "6 min 12 s, four sheets", "c07b 35"],
  ["16:12:44", "ID", "Investor D", "Refused", "red", "02.3.6 Covenant calculations", "No permission", "5ea8 0c"],
  ["15:58:02", "PR", "Principal", "Granted", "brass", "Auditor: print in 02 Financial", "Until 14 June, 18:00", "e16d 92"],
  ["15:47:30", "AU", "Auditor", "Viewed", "plain", "02.3.3 Forecast bridge, p. 4", "3 min 40 s", "2b94 f8"],
  ["15:20:11", "IB", "Investor B", "Asked", "plain", "Q21, change of control", "Routed to Counsel", "88c1 4d"],
  ["14:55:37", "OP", "Operations", "Received", "sea", "Investor B: beneficial owners", "4 of 4 documents", "d35f 60"],
  ["14:31:09", "AS", "Associate", "Answered", "plain", "Q17, intake licence", "Shared with 3 readers", "0a7e bb"],
  ["13:02:46", "PR", "Principal", "Noted", "plain", "Q18, second licence", "For the committee", "74f2 19"],
  ["11:48:20", "CO", "Counsel", "Saved", "brass", "02.3.8 Notes to the model, v5", "Encrypted copy 0042", "b6c9 e3"],
  ["11:15:03", "CO", "Counsel", "Revoked", "red", "Investor E: whole room", "Withdrew on 2 June", "1f08 a7"],
];

/** Later that afternoon, shown only in the film: the last of the four signs, and the room opens. Latest first. */
export const LAST_SIGNERS: readonly Signer[] = [
  ...SIGNERS.slice(0, 2),
  [NDA.letters, `${NDA.reader}, director`, "Recipient", "Signed", "sea", "3 Jun, 16:42"],
  ["SC", `${NDA.reader}, secretary`, "Recipient", "Signing now", "brass", "Opened 16:48"],
];
export const OPENED: readonly [granted: Entry, signed: Entry] = [
  ["16:52:04", "PR", "Principal", "Granted", "brass", `${NDA.reader}: folders 02 and 03`, `Until ${day(ROOM.closes)}`, "6c2f d8"],
  ["16:51:30", NDA.letters, NDA.reader, "Signed", "sea", `NDA, ${NAMES.greywether}`, "Passkey, Geneva", "3be7 04"],
];

/** The number of recorded acts on each of the last fourteen days, today last; few at weekends. */
export const ACTS_A_DAY = [41, 58, 12, 9, 37, 66, 73, 84, 91, 22, 14, 69, 78, 96] as const;

/** The acts before those days, and today's by kind. */
export const ACTS_BEFORE = 62;
export const ACTS_TODAY: readonly (readonly [kind: string, acts: number])[] = [
  ["Views", 62],
  ["Questions", 9],
  ["Signatures", 4],
  ["Refusals", 3],
  ["Exports", 4],
  ["Other", 14],
];
