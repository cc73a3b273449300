import { FILES, FOLDERS, OPEN_QUESTIONS, RIGHTS, ROOM } from "../../sample-deals/greywether";
import { NAMES } from "../../sample-deals/names";
import { roomScreen } from "../room";
import type { Screen } from "../shell";

/** The room of a deal in diligence, as counsel sees it. */
export const dataRoom: Screen = roomScreen({
  ...ROOM,
  deal: NAMES.greywether,
  role: ["CO", "Counsel"],
  folders: FOLDERS,
  open: "Model and forecasts",
  files: FILES,
  rights: RIGHTS,
  from: "02 Financial",
  tones: { Counsel: "red", Download: "sea" },
  questions: OPEN_QUESTIONS,
  expires: "Investor D on 14 June, 18:00",
  seen: "Investor A read 02.3.1, 6 min 12 s<br>Auditor viewed 02.3.3, page 4<br>Investor D was refused 02.3.6",
});
