import { FILES, FOLDERS, RIGHTS } from "../../sample-deals/greywether";
import { NAMES } from "../../sample-deals/names";
import { roomScreen } from "../room";
import type { Screen } from "../shell";

/** The room of a deal in diligence, as counsel sees it. */
export const dataRoom: Screen = roomScreen({
  deal: NAMES.greywether,
  role: ["CO", "Counsel"],
  folders: FOLDERS,
  open: "Model and forecasts",
  files: FILES,
  rights: RIGHTS,
  from: "02 Financial",
  tones: { Counsel: "red", Download: "sea" },
  expires: "Investor D on 14 June, 18:00",
});
