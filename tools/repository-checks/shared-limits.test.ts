/** Limits that the content's model or check and the page each state, because no code of the model may ship. */
import type { z } from "zod";
import { MOST_SLIDES } from "../../src/components/Slideshow/Slideshow.styles";
import * as legalStructure from "../../src/content-check/file-mistakes/legal-structure";
import { faqModel } from "../../src/content-model/faq";
import { toJsonSchema } from "../../src/content-model/json-schema";
import { productsSectionModel } from "../../src/content-model/sections/products";
import { workflowModel } from "../../src/content-model/workflow";
import { MOST_SECTIONS } from "../../src/legal-page/LegalText.styles";
import { MOST_CATEGORIES } from "../../src/sections/Faq/Faq.styles";
import { MOST_STEPS } from "../../src/sections/Workflow/StepViewer.styles";

const mostIn = (list: z.ZodType): number | undefined => toJsonSchema(list).maxItems;

it.each([
  ["the viewer shows as many steps as a workflow may have", MOST_STEPS, mostIn(workflowModel.shape.steps)],
  [
    "a slideshow has room for as many controls as there may be pictures",
    MOST_SLIDES,
    mostIn(productsSectionModel.shape.tabs.element.shape.slides),
  ],
  [
    "the questions' index follows the reader through as many categories as there may be",
    MOST_CATEGORIES,
    mostIn(faqModel.shape.categories),
  ],
  ["a legal text's contents follow the reader through as many sections as are advised", MOST_SECTIONS, legalStructure.MOST_SECTIONS],
])("%s", (_title, onThePage, most) => {
  expect(onThePage).toBe(most);
});
