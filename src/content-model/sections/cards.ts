import { line } from "../exhibit";
import { list } from "../fields";
import { headed, section, titledTextModel } from "../section-fields";

const cardModel = titledTextModel
  .extend({
    mark: line("What shows it at a glance, such as $0 / of US$38.0m, or a bar of ink; phones leave out what follows /.", 40).optional(),
  })
  .meta({ id: "Card" });

/** A row of plain cards, such as the home page's four advantages. */
export const cardsSectionModel = section("cards", "A few plain statements side by side.", {
  ...headed,
  items: list(cardModel, 2, 6, "The entries, 2 to 6."),
});
