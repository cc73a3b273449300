import type { CrossCheck } from "../cross-checks/cross-check";
import { fieldName, problem } from "../problem";

/** Notes stand clear of the text before them, so that nobody takes one for its end. */
export const adviseNotes: CrossCheck = ({ documents }) =>
  documents.flatMap((document) =>
    document.notes.map(({ path, place }) =>
      problem(
        document.path,
        place,
        fieldName(path),
        "begins a note that nobody sees. If it belongs to the text, put the whole in quotes; if not, leave two spaces before the #",
      ),
    ),
  );
