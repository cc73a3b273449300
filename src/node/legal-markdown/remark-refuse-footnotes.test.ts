import { compile } from "@mdx-js/mdx";
import remarkGfm from "remark-gfm";
import { FOOTNOTE, remarkRefuseFootnotes } from "./remark-refuse-footnotes";

const compiled = (text: string) => compile(text, { remarkPlugins: [remarkGfm, remarkRefuseFootnotes] });

it("refuses a footnote with its line, in a list too", async () => {
  await expect(compiled("One.\n\n- Two.[^a]\n\n[^a]: Three.")).rejects.toMatchObject({ reason: FOOTNOTE, line: 3 });
});

it("lets tables, links and plain brackets pass", async () => {
  await expect(compiled("| A |\n|---|\n| [b](/c) |\n\nA [word] and \\[^a].")).resolves.toBeDefined();
});
