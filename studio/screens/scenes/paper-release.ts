import { RELEASED } from "../../sample-deals/marsh-lane";
import { CLOSING_BOOK } from "../../sample-deals/raises";
import { footOf, linesOf, type PhonePanel } from "../phone";

const { model, papers } = RELEASED;
const [, , , admitted] = papers[3];

/** A raise's documents in the order of their release, and one document's versions: the current one on top, the others by number. */
export const paperRelease: PhonePanel = {
  kicker: `${CLOSING_BOOK.fund} &middot; in order of release`,
  title: "Documents and readers",
  rows: papers.map(([paper, version, after, readers]) => [paper, `v${version} &middot; after: ${after}`, `<b>${readers}</b>`]),
  foot: footOf(
    papers[3][0],
    `read by, of ${admitted}`,
    linesOf(
      "24px 1fr auto",
      model.map(([version, change, reads]) => [`v${version}`, change, String(reads)]),
    ),
  ),
};
