import type { CreateSchemaCustomizationArgs, GatsbyNode } from "gatsby";
import { type JsonSchema, referenceOf, resolveReference, toJsonSchema } from "../content-model/json-schema";
import { kinds } from "../content-model/kinds";
import { sectionModel } from "../content-model/section";
import { fieldExtensions } from "./field-extensions";

/** What content types that are Gatsby nodes have in addition to their models: interfaces, and fields taken from the file's name. */
const nodeTypes: Readonly<Record<string, { interfaces: string; fields?: string }>> = {
  SiteSettings: { interfaces: "Node" },
  ClaimRegister: { interfaces: "Node" },
  Navigation: { interfaces: "Node" },
  FaqContent: { interfaces: "Node" },
  Redirects: { interfaces: "Node" },
  Workflow: { interfaces: "Node", fields: "slug: String! @fileName" },
  SinglePage: { interfaces: "Node & PageContent" },
  Audience: { interfaces: "Node & PageContent", fields: 'path: String! @fileName(prefix: "/")' },
};

/** The fields that page templates query, for single pages and audience pages alike. */
const pageContent = `
  interface PageContent implements Node {
    id: ID!
    path: String!
    label: String!
    metadata: PageMetadata!
    sections: [Section!]!
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

const objectType = (name: string, schema: JsonSchema): string => {
  const node = nodeTypes[name];
  const fields = [...fieldsOf(schema), ...(node?.fields === undefined ? [] : [node.fields])];
  return `type ${name}${node ? ` implements ${node.interfaces}` : ""} @dontInfer {\n  ${fields.join("\n  ")}\n}`;
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

/** The content's GraphQL types, derived from its models: objects and enumerations as SDL, unions by their members' `type`. */
const contentTypes = (): {
  objects: string[];
  choices: string[];
  unions: { name: string; members: Readonly<Record<string, string>> }[];
} => {
  const all = [...definitions()];
  const root: JsonSchema = { definitions: Object.fromEntries(all) };
  return {
    objects: all.filter(([, schema]) => schema.properties).map(([name, schema]) => objectType(name, schema)),
    choices: enums(),
    unions: all
      .filter(([, schema]) => schema.oneOf)
      .map(([name, { oneOf = [] }]) => ({
        name,
        members: Object.fromEntries(
          oneOf.map((member) => [String(resolveReference(member, root).properties?.type?.const), referenceOf(member) ?? ""]),
        ),
      })),
  };
};

/** Gives Gatsby the schema of the content, so that it infers nothing. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions, schema }: CreateSchemaCustomizationArgs) => {
  fieldExtensions.forEach((extension) => {
    actions.createFieldExtension(extension);
  });
  const { objects, choices, unions } = contentTypes();
  actions.createTypes([
    pageContent,
    ...choices,
    ...objects,
    ...unions.map(({ name, members }) =>
      schema.buildUnionType({
        name,
        types: Object.values(members),
        resolveType: ({ type }: { type: string }) => members[type],
      }),
    ),
  ]);
};
