import { headed, section, titledTexts } from "../section-fields";

/** How it works, in numbered steps. */
export const stepsSectionModel = section("steps", "How it works, numbered.", { ...headed, items: titledTexts(3, 5) });
