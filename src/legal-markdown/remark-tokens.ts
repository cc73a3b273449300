import type { TreeNode } from "./rehype-legal";

const replaceTokens = (node: TreeNode): void => {
  if (node.type === "mdxTextExpression" || node.type === "mdxFlowExpression") {
    const name = (node.value ?? "").trim();
    node.type = node.type === "mdxTextExpression" ? "mdxJsxTextElement" : "mdxJsxFlowElement";
    node.name = "Token";
    node.attributes = [{ type: "mdxJsxAttribute", name: "name", value: name }];
    node.children = [];
    return;
  }
  node.children?.forEach(replaceTokens);
};

/**
 * Turns `{product}` in an MDX text into `<Token name="product" />`, which the legal template renders from `content/site.yaml`. The compiled
 * text thus contains no token's value, so a warm build cannot show an old one.
 */
export const remarkTokens = () => replaceTokens;
