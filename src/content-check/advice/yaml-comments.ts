import type { CrossCheck } from "../cross-check";
import { fieldName, problem } from "../problem";

/** Comments are clearly separated from the text before them, so that neither is mistaken for the other. */
export const adviseYamlComments: CrossCheck = ({ documents }) =>
  documents.flatMap((document) =>
    document.notes.map(({ path, place }) =>
      problem(
        document.path,
        place,
        fieldName(path),
        "begins a comment, which is not shown. If it belongs to the text, put the whole text in quotes; if not, leave two spaces before the #",
      ),
    ),
  );
