import { YARD_FILES } from "../../sample-deals/coldwell";
import { NAMES } from "../../sample-deals/names";
import { roomPanel } from "../room";

/** The room of a building that a family is buying: some documents are for the family or its principal alone. */
export const dataRoomFamily = roomPanel({
  deal: NAMES.coldwell,
  open: "Loan and consents",
  files: YARD_FILES,
  tones: { Family: "brass", Principal: "red" },
});
