import { anchor, heading, section } from "../section-fields";

/** The press strip; its entries come from the platform while the visitor reads. */
export const featuredInSectionModel = section("featured-in", "The press strip; its entries come from the platform.", { anchor, heading });
