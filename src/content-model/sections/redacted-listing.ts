import { z } from "zod";
import { copy, entry, list } from "../fields";
import { headed } from "../section-fields";

const factModel = entry("RedactedListingFact", {
  label: copy("What it is, such as Minimum ticket.", 40),
  value: copy("What the sheet says about it.", 90),
});

const factsOf = (description: string) => z.array(factModel).min(1).max(6).meta({ description });

const withheld = copy("What a screen reader says instead of the words under the ink.", 60);

const partModel = entry("RedactedListingPart", {
  heading: copy("The part's heading.", 50),
  withheld,
  facts: factsOf("Its lines; the values are under ink until they are disclosed."),
});

const stageModel = entry("RedactedListingStage", {
  label: copy("The stage, as the visitor chooses it.", 24),
  text: copy("What is disclosed at this stage, and to whom.", 170),
  trail: z
    .array(entry("RedactedListingTrailEntry", { time: copy("When, such as 3 June, 16:42.", 24), act: copy("What was done.", 90) }))
    .max(3)
    .meta({ description: "The lines that this stage adds to the audit trail, 0 to 3." }),
});

const demonstrationModel = entry(
  "RedactedListingExhibit",
  {
    caption: copy("What the exhibit shows, with its number.", 90),
    note: copy("Says that the exhibit is a sample.", 160),
    legend: copy("Asks the visitor to choose a stage.", 60),
    stages: list(stageModel, 3, 3, "Exactly three: nothing disclosed; both names and the signature; the pages."),
    listing: entry("RedactedListingTerms", {
      kind: copy("The small line above the listing's name.", 50),
      heading: copy("The listing's name.", 60),
      facts: factsOf("What everybody may read."),
      issuer: factModel
        .extend({ withheld })
        .meta({ id: "RedactedListingIssuer", description: "The issuer's name, under ink until the NDA is signed." }),
    }),
    pages: partModel,
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
    redacted: copy(
      "Words at the end of the heading that begin under a bar of ink, which retracts when they come into view.",
      40,
    ).optional(),
    exhibit: demonstrationModel,
  })
  .refine(({ heading, redacted = "" }) => heading.endsWith(redacted), {
    path: ["redacted"],
    message: "is not what the heading ends with. Write the heading's last words, letter by letter",
  })
  .meta({ id: "RedactedListingSection", description: "A listing under bars of ink, which the visitor discloses in three stages." });
