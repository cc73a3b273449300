import { NDA, SIGNERS } from "../../sample-deals/greywether";
import { NAMES } from "../../sample-deals/names";
import { agreementScreen, type Agreement } from "../agreement";
import type { Screen } from "../shell";

/** The change since version 2, in clause 3. */
const CHANGE =
  "<del>Affiliates of the Recipient are permitted persons.</del> <ins>Affiliates are permitted persons once named in Schedule 2.</ins>";

const CLAUSES = [
  [
    "1",
    "Purpose",
    `The Recipient may use Confidential Information only to evaluate, negotiate and, where agreed, complete an investment in <mark>${NAMES.greywether}</mark>.`,
  ],
  [
    "2",
    "Confidential Information",
    "All information in any form that the Discloser makes available through the data room or otherwise, including the fact that discussions take place, save for information that is public other than by breach.",
  ],
  [
    "3",
    "Permitted persons",
    `The Recipient may share it with those of its directors, advisers and financing sources who need it for the purpose and who are bound by equivalent duties. ${CHANGE}`,
  ],
  [
    "4",
    "Term",
    `These duties last for <mark>${NDA.months} months</mark> from the date of the last signature and survive the end of discussions.`,
  ],
  ["5", "Return", "On request the Recipient returns or destroys what it received and confirms this in writing within ten business days."],
] as const;

/** The agreement that lets Investor C into the room, as that investor's director sees it. */
export const AGREEMENT: Agreement = {
  ...NDA,
  deal: NAMES.greywether,
  version: 3,
  clauses: CLAUSES,
  change: CHANGE,
  changedIn: ["3", "Permitted persons"],
  signers: SIGNERS,
};

/** A non-disclosure agreement being signed. */
export const ndaSigning: Screen = agreementScreen(AGREEMENT);
