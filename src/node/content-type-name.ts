import type { FileSystemNode } from "gatsby-source-filesystem";
import { referenceOf, toJsonSchema } from "../content-model/json-schema";
import { kindOf } from "../content-model/kinds";

/** The GraphQL type of a YAML file's node: the id of the model for files in that place. */
export const contentTypeName = ({ node }: { node: FileSystemNode }): string => {
  const kind = kindOf(node.relativePath);
  const name = kind && referenceOf(toJsonSchema(kind.model));
  if (name === undefined) throw new Error(`content/${node.relativePath} is not a known kind of content.`);
  return name;
};
