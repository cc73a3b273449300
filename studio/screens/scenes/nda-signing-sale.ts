import { NAMES } from "../../world/names";
import { SALE_NDA, SALE_SIGNERS } from "../../world/sales";
import { agreementScreen } from "../agreement";
import type { Screen } from "../shell";

/** The change since version 1, in clause 4. */
const CHANGE =
  "<del>Customers may be approached after the first round.</del> <ins>Customers are approached only through the Adviser.</ins>";

const CLAUSES = [
  [
    "1",
    "Purpose",
    `The Recipient may use Confidential Information only to evaluate and, where agreed, complete the purchase of all shares in <mark>${NAMES.larkspur}</mark>, for its own account and with no other buyer.`,
  ],
  [
    "2",
    "Release",
    "The Adviser releases the memorandum, the accounts and the contracts one after another, each with the vendor&rsquo;s consent, and may hold back what a competitor should not read before the second round.",
  ],
  [
    "3",
    "Lenders",
    "The Recipient may share Confidential Information with lenders that the Adviser has approved in writing, one for each tranche.",
  ],
  [
    "4",
    "No approach",
    `For <mark>${SALE_NDA.months} months</mark> the Recipient approaches none of the company&rsquo;s employees, suppliers and landlords. ${CHANGE}`,
  ],
  [
    "5",
    "Return",
    "Whoever leaves the process returns or destroys what it received and confirms this to the Adviser within five business days.",
  ],
] as const;

/** A buyer's non-disclosure agreement in a sale: the vendor signs last. */
export const ndaSigningSale: Screen = agreementScreen({
  ...SALE_NDA,
  deal: NAMES.larkspur,
  discloser: `the vendor of ${NAMES.larkspur}`,
  clauses: CLAUSES,
  change: CHANGE,
  changedIn: ["4", "No approach"],
  signers: SALE_SIGNERS,
  stamps: ["Director", "Principal"],
  capacity: "I sign as a principal with authority, and I am a professional client.",
  then: "Memorandum released by the Adviser<br>Copies sealed and sent to four parties<br>Entry written to the audit trail",
});
