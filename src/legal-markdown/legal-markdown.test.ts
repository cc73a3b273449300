import { compile } from "@mdx-js/mdx";
import remarkGfm from "remark-gfm";
import { rehypeClauseLinks, rehypeClauses, rehypeSections, rehypeTableLabels } from "./rehype-legal";
import { remarkTokens } from "./remark-tokens";

/** The compiled text; `jsx` keeps the elements readable. */
const compiled = async (...paragraphs: string[]): Promise<string> =>
  String(await compile(paragraphs.join("\n\n"), { jsx: true, rehypePlugins: [rehypeClauses, rehypeClauseLinks] })).replace(
    /<\/?_components\./gu,
    (tag) => (tag.startsWith("</") ? "</" : "<"),
  );

it("gives a numbered clause its number as its address, and nothing else", async () => {
  const ids = async (text: string) => [...(await compiled(text)).matchAll(/<p id="([^"]*)"/gu)].map(([, id]) => id);
  expect(await ids("**1.1** One.\n\n**12.3.4** Two.")).toEqual(["clause-1-1", "clause-12-3-4"]);
  expect(await ids("**1** One.\n\n**Tracking.** Two.\n\nSee **1.1** for more.\n\n- **1.1** in a list")).toEqual([]);
});

describe("a reference to a clause", () => {
  const CLAUSES = ["## 1. One", "**1.1** One.", "**1.2** Two.", "## 2. Two"];
  const mentions = async (text: string) => {
    const code = await compiled(...CLAUSES, text);
    return [...code.matchAll(/<a href="([^"]+)">\{"([^"]+)"\}/gu)].map(([, href, words]) => `${words} ${href}`);
  };

  it.each([
    ["As clause 1.1 says.", ["clause 1.1 #clause-1-1"]],
    ["Clause 2 says, and section 1.2.", ["Clause 2 #clause-2", "section 1.2 #clause-1-2"]],
    ["Clauses 1, 1.1 and 2.", ["Clauses 1 #clause-1", "1.1 #clause-1-1", "2 #clause-2"]],
    ["Under clauses 1.1 to 1.2 or 2", ["clauses 1.1 #clause-1-1", "1.2 #clause-1-2", "2 #clause-2"]],
    ["- In a list, clause 1.1", ["clause 1.1 #clause-1-1"]],
  ])("leads to it: %s", async (text, links) => {
    expect(await mentions(text)).toEqual(links);
  });

  it.each([
    "Clause 2 of the Privacy Policy.",
    "Clauses 1 and 1.2 of another text.",
    "Clause 3, which does not exist.",
    "[Clause 1](/terms)",
    "**clause 1**",
    "Subsection 1.1",
    "Clause 11",
    "2 clauses",
  ])("is not a link: %s", async (text) => {
    expect((await mentions(text)).filter((link) => link.includes("#"))).toEqual([]);
  });

  it("keeps every other word", async () => {
    const code = await compiled(...CLAUSES, "Under clauses 1.1, 3 and 2, or so.");
    for (const text of ['{"Under "}', '{", 3 and "}', '{", or so."}']) expect(code).toContain(text);
  });
});

it("labels each cell of a table with its column's heading", async () => {
  const text = "| **A** | B |\n|---|---|\n| 1 | 2 |\n| 3 | |";
  const code = await compile(text, { jsx: true, remarkPlugins: [remarkGfm], rehypePlugins: [rehypeTableLabels] });
  expect([...String(code).matchAll(/<_components.td data-label="([^"]*)"/gu)].map(([, label]) => label)).toEqual(["A", "B", "A", "B"]);
});

it.each([
  [
    "Words.\n\n## 12. One\n\n### Two\n\nWords.\n\n## Three",
    'p /p section id="clause-12" h2 /h2 h3 /h3 p /p /section section h2 /h2 /section',
  ],
  ["# One\n\nWords.\n\n### Two", "p /p h3 /h3"],
])("puts second-level headings with what follows into sections: %j", async (text, outline) => {
  const code = String(await compile(text, { jsx: true, rehypePlugins: [rehypeSections] }));
  const elements = [...code.matchAll(/<(\/?)(?:_components\.)?((?:section|h2|h3|p)\b[^>]*)>/gu)].map(
    ([, slash, name]) => `${slash}${name}`,
  );
  expect(elements.join(" ")).toBe(outline);
});

const withTokens = async (text: string): Promise<string> => String(await compile(text, { jsx: true, remarkPlugins: [remarkTokens] }));

it("turns each token into an element, in running text, emphasis, links, lists and quotations, and alone, known or not", async () => {
  const code = await withTokens("A {product} and **{ suite }**.\n\n- [{email}](/contact)\n\n> {host}\n\n{nobody}");
  expect([...code.matchAll(/<Token name="(\w+)" ?\/>/gu)].map(([, name]) => name)).toEqual(["product", "suite", "email", "host", "nobody"]);
  const escaped = await withTokens("`{product}` and \\{product}");
  expect(escaped).not.toContain("<Token");
  expect(escaped.match(/\{"[^"]*\{product\}[^"]*"\}/gu)).toHaveLength(2);
});
