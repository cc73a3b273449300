import { changeTexts, type HtmlNode } from "./tree";

/** The same as in `components/Unbroken`, but only for words short enough for any line. */
const COMPOUND = /(?<!\S)(?=\S{3,17}(?!\S))(\S*[\p{L}\p{N}]-[\p{L}\p{N}]\S*)/u;

/** Keeps compounds such as "e-mail" together, as in all other copy. */
export const rehypeCompounds = () => (tree: HtmlNode) => {
  changeTexts(tree, ({ value = "" }) =>
    value.split(COMPOUND).flatMap((piece, index): HtmlNode[] => {
      const text = { type: "text", value: piece };
      if (piece === "") return [];
      // Odd pieces are the compounds.
      if (index % 2 === 0) return [text];
      return [{ type: "element", tagName: "span", properties: { "data-unbroken": "true" }, children: [text] }];
    }),
  );
};
