import type { CreateSchemaCustomizationArgs, GatsbyNode } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import { placed } from "../content-model/exhibit";
import { type JsonSchema, referenceOf, toJsonSchema, typeOfMember } from "../content-model/json-schema";
import { kindOf, kinds } from "../content-model/kinds";
import { sectionModel } from "../content-model/section";
import { headed } from "../content-model/section-fields";
import { fieldExtensions } from "./field-extensions";

/** The GraphQL type of a YAML file's node: the id of the model for files in that place. */
export const contentTypeName = ({ node }: { node: FileSystemNode }): string => {
  const kind = kindOf(node.relativePath);
  const name = kind && referenceOf(toJsonSchema(kind.model));
  if (name === undefined) throw new Error(`content/${node.relativePath} is not a known kind of content.`);
  return name;
};

/** What content types have beyond their models: interfaces, if they are Gatsby nodes, fields taken from the file's name, and links. */
const nodeTypes: Readonly<Record<string, { interfaces?: string; fields?: string }>> = {
  SiteSettings: { interfaces: "Node" },
  ClaimRegister: { interfaces: "Node" },
  Navigation: { interfaces: "Node" },
  FaqContent: { interfaces: "Node", fields: "slug: String! @fileName" },
  // The section `faq` shows the file `faq.yaml`.
  FaqSection: { fields: 'questions: FaqContent @link(by: "slug", from: "type")' },
  Redirects: { interfaces: "Node" },
  Workflow: { interfaces: "Node", fields: "slug: String! @fileName" },
  SinglePage: { interfaces: "Node & PageContent" },
  Audience: { interfaces: "Node & PageContent", fields: 'path: String! @fileName(prefix: "/")' },
};

/** What page templates query from single pages and audience pages alike, `HeadedBand` from sections, and `Exhibit` from its blocks. */
const interfaces = `
  interface PageContent implements Node {
    id: ID!
    path: String!
    label: String!
    metadata: PageMetadata!
    sections: [Section!]!
  }
  interface HeadedSection {
    anchor: String
    heading: String! @copy
    intro: String @copy
  }
  interface PlacedBlock {
    title: String @copy
    aside: String @copy
    column: ExhibitColumnPlace
    secondary: Boolean
  }
  type Mdx implements Node {
    frontmatter: LegalFrontMatter!
  }`;

const SCALARS: Readonly<Record<string, string>> = { string: "String", boolean: "Boolean", integer: "Int", number: "Float" };

const typeOf = (schema: JsonSchema): string => {
  if (schema.items) return `[${typeOf(schema.items)}!]`;
  const type = schema.graphqlType ?? referenceOf(schema) ?? SCALARS[schema.type ?? "string"];
  if (type === undefined) throw new Error(`The content model contains the type ${String(schema.type)}, which has no GraphQL counterpart.`);
  return type;
};

/** While content is edited, a reference may have no target: its field is then null, and the content check reports why. */
const isNullable = (schema: JsonSchema): boolean => schema.graphql?.startsWith("@link") === true;

const directiveOf = (schema: JsonSchema): string => schema.graphql ?? schema.items?.graphql ?? "";

const fieldsOf = ({ properties = {}, required = [] }: JsonSchema): string[] =>
  Object.entries(properties).map(([name, schema]) => {
    const mark = required.includes(name) && !isNullable(schema) ? "!" : "";
    return `${name}: ${typeOf(schema)}${mark} ${directiveOf(schema)}`;
  });

/** The interfaces of types that are not nodes, with the fields that are spread into the model of each type that implements them. */
const spread = { HeadedSection: headed, PlacedBlock: placed };

const objectType = (name: string, schema: JsonSchema): string => {
  const [own = ""] =
    Object.entries(spread).find(([, model]) => Object.keys(model).every((field) => field in (schema.properties ?? {}))) ?? [];
  const { interfaces: names = own, fields = "" } = nodeTypes[name] ?? {};
  return `type ${name}${names && ` implements ${names}`} @dontInfer {\n  ${[...fieldsOf(schema), fields].join("\n  ")}\n}`;
};

/** All named models of the content, each once. A page's model has only the sections that it may list; GraphQL has one type for all. */
const definitions = (): Map<string, JsonSchema> =>
  new Map([...kinds.map(({ model }) => model), sectionModel].flatMap((model) => Object.entries(toJsonSchema(model).definitions ?? {})));

/** The enumerations in the content's models. */
const enums = (): string[] => {
  const fields = [...definitions().values()].flatMap(({ properties = {} }) => Object.values(properties));
  const named = fields.flatMap(({ enum: choices, graphqlType }) =>
    choices && graphqlType !== undefined ? [{ graphqlType, choices }] : [],
  );
  return [...new Set(named.map(({ graphqlType, choices }) => `enum ${graphqlType} {\n  ${choices.join("\n  ")}\n}`))];
};

/** Gives Gatsby the schema of the content, derived from its models, so that it infers nothing. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions, schema }: CreateSchemaCustomizationArgs) => {
  fieldExtensions.forEach((extension) => {
    actions.createFieldExtension(extension);
  });
  const all = [...definitions()];
  const root: JsonSchema = { definitions: Object.fromEntries(all) };
  const unions = all
    .filter(([, { oneOf }]) => oneOf)
    .map(([name, { oneOf = [] }]) => {
      const members = Object.fromEntries(oneOf.map((member) => [String(typeOfMember(member, root)), referenceOf(member) ?? ""]));
      return schema.buildUnionType({ name, types: Object.values(members), resolveType: ({ type }: { type: string }) => members[type] });
    });
  const objects = all.filter(([, { properties }]) => properties).map(([name, model]) => objectType(name, model));
  actions.createTypes([interfaces, ...enums(), ...objects, ...unions]);
};
