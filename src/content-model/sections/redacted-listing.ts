import { z } from "zod";
import { cellsOf } from "../../notation/exhibits";
import { copy, entry, list } from "../fields";
import { headed } from "../section-fields";

const rowsOf = (description: string) =>
  z
    .array(copy("One line.", 130).refine((row) => cellsOf(row).length === 2, "needs two cells. Divide them with |: Round | US$38.0m"))
    .max(6)
    .meta({ description: `${description} Each is a line of two cells, divided by |. At most 6.` });

const partModel = entry("RedactedListingPart", {
  heading: copy("The part's heading.", 60),
  withheld: copy("What a screen reader says instead of the words under the ink.", 60),
  rows: rowsOf("Names and values: Issuer | Tarn Grid Storage. The values are under ink until they are disclosed."),
});

const stageModel = entry("RedactedListingStage", {
  label: copy("The stage, as the visitor chooses it.", 24),
  text: copy("What is disclosed at this stage, and to whom.", 170),
  trail: rowsOf("What this stage adds to the audit trail: 9 June, 15:20 | NDA signed."),
});

const listingModel = entry(
  "RedactedListingContent",
  {
    caption: copy("What the exhibit shows, with its number.", 90),
    note: copy("Says that the exhibit is a sample.", 160),
    legend: copy("Asks the visitor to choose a stage.", 60),
    stages: list(stageModel, 3, 3, "Exactly three: nothing disclosed; both names and the signature; the pages."),
    kind: copy("The small line above the listing's name.", 50),
    issuer: partModel.meta({ description: "The listing's name as heading, and who issues it." }),
    terms: rowsOf("What everybody may read."),
    reader: partModel,
    signature: entry("RedactedListingSignature", {
      label: copy("What is signed.", 50),
      strokes: z
        .string()
        .regex(/^M[\d\s.,MLHVCSQTZ-]+$/iu, "is no path. Write the `d` of an SVG path, such as M8 44C14 28 20 12 27 8")
        .meta({ description: "The reader's signature: the path of the pen, as in an SVG drawing of 220 by 56." }),
      unsigned: copy("Shown before signing.", 40),
      signed: copy("Says that it is signed, and when.", 60),
    }),
    pages: partModel,
    trail: entry("RedactedListingTrail", {
      heading: copy("The heading of the audit trail.", 40),
      empty: copy("Says that it has no line yet.", 60),
    }),
  },
  "One listing with ink over everything not yet disclosed.",
);

/** Demonstrates discretion: a listing that the visitor discloses in three stages. */
export const redactedListingSectionModel = z
  .strictObject({
    type: z.literal("redacted-listing"),
    ...headed,
    redacted: copy("Words at the end of the heading that begin under ink, which retracts when they come into view.", 40).optional(),
    listing: listingModel,
  })
  .refine(({ heading, redacted = "" }) => heading.endsWith(redacted), {
    path: ["redacted"],
    message: "is not what the heading ends with. Write the heading's last words, letter by letter",
  })
  .meta({ id: "RedactedListingSection", description: "A listing under bars of ink, which the visitor discloses in three stages." });
