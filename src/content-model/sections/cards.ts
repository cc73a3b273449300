import { headed, section, titledTexts } from "../section-fields";

/** A row of plain cards: the four advantages of the home page, the four values of About. */
export const cardsSectionModel = section("cards", "A few plain statements side by side.", { ...headed, items: titledTexts(2, 6) });
