/** Limits that are stated twice, in the content model or check and in the page, because the model's code must not ship. */
import type { z } from "zod";
import { MAX_SLIDES } from "../../src/components/Slideshow/Slideshow.styles";
import * as legalStructure from "../../src/content-check/single-file/legal-structure";
import { faqModel } from "../../src/content-model/faq";
import { toJsonSchema } from "../../src/content-model/json-schema";
import { productsSectionModel } from "../../src/content-model/sections/products";
import { workflowModel } from "../../src/content-model/workflow";
import { MAX_SECTIONS } from "../../src/legal-page/LegalText.styles";
import { MAX_CATEGORIES } from "../../src/sections/Faq/Faq.styles";
import { MAX_STEPS } from "../../src/sections/Workflow/StepViewer.styles";

const mostIn = (list: z.ZodType): number | undefined => toJsonSchema(list).maxItems;

it.each([
  ["the viewer shows as many steps as a workflow may have", MAX_STEPS, mostIn(workflowModel.shape.steps)],
  [
    "a slideshow has a control for as many pictures as it may have",
    MAX_SLIDES,
    mostIn(productsSectionModel.shape.tabs.element.shape.slides),
  ],
  ["the FAQ's index follows the reader through as many categories as there may be", MAX_CATEGORIES, mostIn(faqModel.shape.categories)],
  ["a legal text's contents follow the reader through as many sections as the check advises", MAX_SECTIONS, legalStructure.MAX_SECTIONS],
])("%s", (_title, onThePage, most) => {
  expect(onThePage).toBe(most);
});
