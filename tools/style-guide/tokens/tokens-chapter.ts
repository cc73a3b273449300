import type { ChapterData } from "../page/Chapter";
import { Colours } from "./Colours";
import { Motion } from "./Motion";
import { Roles } from "./Roles";
import { Shapes } from "./Shapes";
import { Spaces } from "./Spaces";
import { TypeScale } from "./TypeScale";

const TOKENS = "src/theme/tokens.ts";

/** What every look is made of. */
export const tokensChapter: ChapterData = {
  anchor: "tokens",
  title: "Tokens",
  intro: "The only raw values of the site. Components see them as CSS variables, colours by the role that the ground gives them.",
  entries: [
    {
      title: "Colours",
      note: "Each with its contrast on paper, band and ink: text needs 4.5, the edges and marks of controls 3.",
      source: TOKENS,
      Show: Colours,
    },
    {
      title: "Roles",
      note: "What a component writes, such as var(--on-text), and what each ground makes of it. Contrast to the ground and to its cards.",
      source: "src/theme/variables.ts",
      Show: Roles,
    },
    { title: "Type", note: "Fluid from a 390 px to a 1280 px wide window.", source: TOKENS, Show: TypeScale },
    { title: "Space", note: "One scale for every distance.", source: TOKENS, Show: Spaces },
    { title: "Shape", note: "Hairlines instead of shadows; only what floats has one.", source: TOKENS, Show: Shapes },
    { title: "Motion", note: "Quick for what answers, slower for what fades, still for who asked for it.", source: TOKENS, Show: Motion },
  ],
};
