import type { ChapterData } from "../page/Chapter";
import { FaqItems, FaqSearches } from "./FaqSpecimens";
import { FilmSpecimen } from "./FilmSpecimen";
import { StepControlsSpecimen } from "./StepControlsSpecimen";

/** What only one section has. */
export const controlsChapter: ChapterData = {
  anchor: "controls",
  title: "Controls of sections",
  intro: "Controls that only one section has. They know its content, so they live with it.",
  entries: [
    {
      title: "Step controls",
      note: "Previous, next and a dot for each step of a workflow. At an end the button stays, so that the focus does.",
      source: "src/sections/Workflow",
      Show: StepControlsSpecimen,
    },
    { title: "Question", note: "Opens and closes on its own.", source: "src/sections/Faq", Show: FaqItems },
    { title: "Search", note: "A line to write on; what it found is said below.", source: "src/sections/Faq", Show: FaqSearches },
    { title: "Film", note: "A popup with the film and its transcript.", source: "src/sections/Hero", Show: FilmSpecimen },
  ],
};
