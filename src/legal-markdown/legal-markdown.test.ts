import { compile } from "@mdx-js/mdx";
import remarkGfm from "remark-gfm";
import { findClauseReferences, rehypeClauseLinks, rehypeClauses, rehypeSections, rehypeTableLabels } from "./rehype-legal";
import { remarkTokens } from "./remark-tokens";

/** The compiled text; `jsx` keeps the elements readable. */
const compiled = async (...paragraphs: string[]): Promise<string> =>
  String(await compile(paragraphs.join("\n\n"), { jsx: true, rehypePlugins: [rehypeClauses, rehypeClauseLinks] })).replace(
    /<\/?_components\./gu,
    (tag) => (tag.startsWith("</") ? "</" : "<"),
  );

/** The label of each cell of a table. */
const tableLabels = async (text: string): Promise<(string | undefined)[]> => {
  const code = await compile(text, { jsx: true, remarkPlugins: [remarkGfm], rehypePlugins: [rehypeTableLabels] });
  return [...String(code).matchAll(/<_components.td data-label="([^"]*)"/gu)].map(([, label]) => label);
};

describe("a numbered clause", () => {
  it("has its number as its address", async () => {
    const code = await compiled("**1.1** One.", "**12.3.4** Two.");
    expect(code).toContain('<p id="clause-1-1">');
    expect(code).toContain('<p id="clause-12-3-4">');
  });

  it.each(["**1** One.", "**Tracking.** Two.", "See **1.1** for more.", "- **1.1** in a list"])("is not %s", async (text) => {
    expect(await compiled(text)).not.toContain("clause-");
  });
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
    expect(code).toContain('{"Under "}');
    expect(code).toContain('{", 3 and "}');
    expect(code).toContain('{", or so."}');
  });

  it("is found with its position", () => {
    expect(findClauseReferences("See clauses 1.1 and 2.")).toEqual([
      { number: "1.1", words: "clauses 1.1", start: 4 },
      { number: "2", words: "2", start: 20 },
    ]);
  });
});

describe("a table", () => {
  it("labels each cell with its column's heading", async () => {
    expect(await tableLabels("| **A** | B |\n|---|---|\n| 1 | 2 |\n| 3 | |")).toEqual(["A", "B", "A", "B"]);
  });
});

describe("a heading of the second level", () => {
  /** The elements of a text, as they open and close. */
  const outline = async (...paragraphs: string[]): Promise<string> => {
    const code = await compile(paragraphs.join("\n\n"), { jsx: true, rehypePlugins: [rehypeSections] });
    return [...String(code).matchAll(/<(\/?)(?:_components\.)?(section|h2|h3|p)\b[^>]*>/gu)]
      .map(([, slash, name]) => `${slash}${name}`)
      .join(" ");
  };

  it("forms a section with everything below it", async () => {
    expect(await outline("Words.", "## One", "### Two", "Words.", "## Three")).toBe(
      "p /p section h2 /h2 h3 /h3 p /p /section section h2 /h2 /section",
    );
  });

  it("gives its section an address from its number", async () => {
    const code = String(await compile("## 12. One\n\n## Two", { jsx: true, rehypePlugins: [rehypeSections] }));
    expect([...code.matchAll(/<_components.section([^>]*)>/gu)].map(([, attributes]) => attributes)).toEqual([' id="clause-12"', ""]);
  });

  it("is needed to form a section", async () => {
    expect(await outline("# One", "Words.", "### Two")).toBe("p /p h3 /h3");
  });

  it("leaves MDX code at the top level", async () => {
    const code = await compile("## One\n\nexport const two = 2;\n\nWords.", { jsx: true, rehypePlugins: [rehypeSections] });

    expect(String(code)).toMatch(/^export const two = 2;$/mu);
    expect(await outline("## One", "export const two = 2;", "Words.")).toBe("section h2 /h2 p /p /section");
  });
});

/** The compiled text, up to the end of its component; `jsx` keeps the elements readable. */
const withTokens = async (text: string): Promise<string> => String(await compile(text, { jsx: true, remarkPlugins: [remarkTokens] }));

it("turns each token into an element, in running text, emphasis, links, lists and quotations, and alone, known or not", async () => {
  const code = await withTokens("A {product} and **{ suite }**.\n\n- [{email}](/contact)\n\n> {host}\n\n{nobody}");
  expect(code.match(/<Token name="\w+" ?\/>/gu)).toEqual(
    ["product", "suite", "email", "host", "nobody"].map((name) => expect.stringContaining(`name="${name}"`) as string),
  );
});

it("leaves code and escaped braces as they are", async () => {
  const code = await withTokens("`{product}` and \\{product}");
  expect(code).not.toContain("<Token");
  expect(code.match(/\{"[^"]*\{product\}[^"]*"\}/gu)).toHaveLength(2);
});
