import { compile } from "@mdx-js/mdx";
import { remarkTokens } from "./remark-tokens";

/** The compiled text, up to the end of its component; `jsx` keeps the elements readable. */
const compiled = async (text: string): Promise<string> => String(await compile(text, { jsx: true, remarkPlugins: [remarkTokens] }));

it("turns each token into an element, in running text, emphasis, links, lists and quotations", async () => {
  const code = await compiled("A {product} and **{ suite }**.\n\n- [{email}](/contact)\n\n> {host}");
  expect(code.match(/<Token name="\w+" ?\/>/gu)).toEqual(
    ["product", "suite", "email", "host"].map((name) => expect.stringContaining(`name="${name}"`) as string),
  );
});

it("turns a token that is a whole paragraph into an element", async () => {
  expect(await compiled("{product}")).toMatch(/<Token name="product" ?\/>/u);
});

it("leaves code and escaped braces as they are", async () => {
  const code = await compiled("`{product}` and \\{product}");
  expect(code).not.toContain("<Token");
  expect(code.match(/\{"[^"]*\{product\}[^"]*"\}/gu)).toHaveLength(2);
});

it("passes on an unknown name", async () => {
  expect(await compiled("{nobody}")).toMatch(/<Token name="nobody" ?\/>/u);
});
