import { z } from "zod";
import { readList, readText } from "../../src/content-check/data";
import { PAGE_PATH } from "../../src/content-check/errors/addresses";
import type { SiteContent } from "../../src/content-check/reading/site-content";
import { copy, slug } from "../../src/content-model/fields";
import { DESCRIPTION_LIMIT } from "../../src/content-model/metadata";
import { menuItemModel } from "../../src/content-model/navigation";
import { audienceModel, singlePageModel } from "../../src/content-model/page";
import { heroSectionModel } from "../../src/content-model/sections/hero";
import { list } from "../../src/content-model/words";
import { workflowModel } from "../../src/content-model/workflow";
import { Refusal } from "../support/refusal";
import { planQuestion, questionModel } from "./faq-question";
import { menuNames, planLink } from "./menu-link";
import { newKind, type NewKind, type Plan } from "./new-kind";
import { audiencePage, type PageWords, singlePage } from "./page-template";
import { workflowFile } from "./workflow-template";

/** The fields of every new page besides its address. */
const pageFields = (content: SiteContent) => ({
  label: audienceModel.shape.label,
  heading: heroSectionModel.shape.heading,
  lead: copy("One sentence under the heading; search engines show it too.", DESCRIPTION_LIMIT),
  menu: z
    .enum(menuNames(content))
    .optional()
    .meta({ description: `The menu to list it in, and the footer group of the same name: ${list(menuNames(content))}.` }),
  text: menuItemModel.shape.text.meta({ description: "The line below its name in the menu, which says what is there." }),
});

/** The picture of the home page's first section, which new pages use until they have their own. */
const borrowedPicture = ({ documents }: SiteContent): string => {
  const home = documents.find(({ path }) => path === "pages/home.yaml");
  const picture = readText(readList(home?.data, "sections")[0], "picture", "src");
  if (picture === undefined) throw new Refusal("content/pages/home.yaml has no picture that a new page could use.");
  return picture;
};

const planPage = (
  file: string,
  write: (words: PageWords) => string,
  { menu, text: inMenu, ...words }: Omit<PageWords, "picture"> & Partial<Record<"menu" | "text", string | undefined>>,
  content: SiteContent,
): Plan => {
  const link = planLink({ label: words.label, href: words.path, text: inMenu }, menu, content);
  return {
    files: [{ path: file, text: write({ ...words, picture: borrowedPicture(content) }), isEdit: false }, ...link.files],
    next: [`Write the page's words in content/${file}, then remove its line \`sample: true\`.`, ...link.next],
  };
};

/** The kinds that `npm run new` creates, by name. */
export const newKinds: Readonly<Record<string, NewKind>> = {
  audience: newKind(
    "A page for one audience, in content/audiences.",
    (content) => z.object({ slug: slug("The page's address without its slash, such as wealth-managers."), ...pageFields(content) }),
    ({ slug: name, ...words }, content) => planPage(`audiences/${name}.yaml`, audiencePage, { path: `/${name}`, name, ...words }, content),
  ),
  page: newKind(
    "A single page, in content/pages.",
    (content) =>
      z.object({
        path: z
          .string()
          .regex(PAGE_PATH, {
            message: "is not a valid page path. Write it as /name or /name/part: lowercase letters, digits and single hyphens",
          })
          .refine((path) => path !== "/", { message: "is the home page's. Write another path" })
          .meta({ description: "The page's address, such as /press." }),
        ...pageFields(content),
        label: singlePageModel.shape.label,
      }),
    ({ path, ...words }, content) => {
      const name = path.slice(1).replaceAll("/", "-");
      return planPage(`pages/${name}.yaml`, singlePage, { path, name, ...words }, content);
    },
  ),
  workflow: newKind(
    "The steps of the workflow viewer for one kind of user, in content/workflows.",
    () =>
      z.object({
        slug: slug("The file's name, by which pages refer to the workflow."),
        title: workflowModel.shape.title,
        intro: workflowModel.shape.intro,
      }),
    (answers) => ({
      files: [{ path: `workflows/${answers.slug}.yaml`, text: workflowFile(answers), isEdit: false }],
      next: [
        `Write its steps in content/workflows/${answers.slug}.yaml, then remove its line \`sample: true\`.`,
        `No page shows it yet. Add a section to a page: - type: workflow, heading: ..., workflow: ${answers.slug}`,
      ],
    }),
  ),
  faq: newKind("A question at the end of a category of content/faq.yaml.", questionModel, planQuestion),
};
