import { NAMES } from "../../sample-deals/names";
import { SALE_NDA, SALE_SIGNERS } from "../../sample-deals/sales";
import { agreementScreen } from "../agreement";
import type { Screen } from "../shell";

/** The change since version 1, in clause 4. */
const CHANGE =
  "<del>Customers may be approached after the first round.</del> <ins>Customers are approached only through the Adviser.</ins>";

const CLAUSES = [
  [
    "1",
    "Purpose",
    `The Recipient may use Confidential Information only to evaluate and, where agreed, complete the purchase of all shares in <mark>${NAMES.larkspur}</mark> (the Company), for its own account and with no other buyer.`,
  ],
  [
    "2",
    "Confidential Information",
    "All information about the Company that the Adviser or the Vendor makes available, and the fact that a sale is considered.",
  ],
  [
    "3",
    "Permitted persons",
    "The Recipient may share it with directors, advisers and lenders whom the Adviser has approved in writing and who are bound by equivalent duties.",
  ],
  [
    "4",
    "No approach",
    `For <mark>${SALE_NDA.months} months</mark> the Recipient approaches none of the Company&rsquo;s employees, suppliers and landlords. ${CHANGE}`,
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
