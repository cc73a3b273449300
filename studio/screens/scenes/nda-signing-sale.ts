import { SALE_NDA, SALE_SIGNERS } from "../../sample-deals/sales";
import { agreementPanel } from "../agreement";

/** A buyer's non-disclosure agreement in a sale: the client signs last. */
export const ndaSigningSale = agreementPanel({
  reader: SALE_NDA.reader,
  change: "<del>Customers may be approached after the first round.</del> <ins>Customers are approached only through the Adviser.</ins>",
  changedIn: ["4", "No approach"],
  signers: SALE_SIGNERS,
});
