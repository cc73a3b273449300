import { compile } from "@mdx-js/mdx";
import { rehypeCompounds } from "./rehype-compounds";

it("keeps short compounds and adjoining punctuation together, except in links", async () => {
  const text = "Write an e-mail, or (re-open) the anti-money-laundering review - see [the add-on](/x).";
  const code = String(await compile(text, { jsx: true, rehypePlugins: [rehypeCompounds] }));

  const compounds = [...code.matchAll(/data-unbroken="true">\{"([^"]+)"\}/gu)].map(([, compound]) => compound);
  expect(compounds).toEqual(["e-mail,", "(re-open)"]);
});
