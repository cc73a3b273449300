import { z } from "zod";
import { sectionModels } from "./section-models.generated";

/** Every section a page may list; `type` determines which. */
export const sectionModel = z.discriminatedUnion("type", sectionModels).meta({ id: "Section" });

/** The types of section that contain a page's one first-level heading. */
export const MAIN_HEADING_SECTIONS: readonly string[] = ["hero", "not-found"];
