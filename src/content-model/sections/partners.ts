import { copy, entry, list } from "../fields";
import { markModel } from "../picture";
import { headed, section } from "../section-fields";

const partnerGroupModel = entry("PartnerGroup", {
  title: copy("What these firms are, such as Legal advisers.", 40),
  marks: list(markModel, 1, 12, "Their word-marks; the alternative text is the firm's name."),
});

/** Partners, technology providers and legal advisers. */
export const partnersSectionModel = section("partners", "Word-marks in groups.", {
  ...headed,
  groups: list(partnerGroupModel, 1, 6, "Groups of word-marks, in order."),
});
