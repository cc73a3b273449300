import { YARD_FILES, YARD_FOLDERS, YARD_QUESTIONS, YARD_RIGHTS, YARD_ROOM } from "../../sample-deals/coldwell";
import { NAMES } from "../../sample-deals/names";
import { roomScreen } from "../room";
import type { Screen } from "../shell";

/** The room of a building that a family is buying: trustees, the next generation and the bank each see a part. */
export const dataRoomFamily: Screen = roomScreen({
  ...YARD_ROOM,
  deal: NAMES.coldwell,
  role: ["PR", "Principal"],
  folders: YARD_FOLDERS,
  open: "Loan and consents",
  files: YARD_FILES,
  rights: YARD_RIGHTS,
  from: "04 Family",
  tones: { Family: "brass", Principal: "red" },
  questions: YARD_QUESTIONS,
  expires: "Bank on 17 July, 18:00",
  seen: "Bank read 04.2.1, 4 min 02 s<br>Trustee viewed 04.2.3, page 2<br>Bank was refused 04.2.4",
});
