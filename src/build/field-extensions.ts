import { expandHref, expandTokens, type Tokens, type TokenSource, tokensOf } from "../content-model/tokens";

/** The parts of Gatsby's resolver context that are used here. */
interface ResolverContext {
  defaultFieldResolver: (source: unknown, args: unknown, context: ResolverContext, info: unknown) => unknown;
  nodeModel: {
    findOne: (query: { type: string; query: object }) => Promise<TokenSource | null>;
    findRootNodeAncestor: (node: unknown) => { name: string } | null;
  };
}

const tokensFrom = async ({ nodeModel }: ResolverContext): Promise<Tokens> => {
  const site = await nodeModel.findOne({ type: "SiteSettings", query: {} });
  if (!site) throw new Error("content/site.yaml is missing, so tokens such as {product} stand for nothing.");
  return tokensOf(site);
};

type Expand = (text: string, tokens: Tokens) => string;

const expandAny = (value: unknown, tokens: Tokens, expand: Expand): unknown => {
  if (Array.isArray(value)) return value.map((item) => expandAny(item, tokens, expand));
  return typeof value === "string" ? expand(value, tokens) : value;
};

const expanding = (name: string, expand: Expand) => ({
  name,
  extend: () => ({
    resolve: async (source: unknown, args: unknown, context: ResolverContext, info: unknown): Promise<unknown> =>
      expandAny(context.defaultFieldResolver(source, args, context, info), await tokensFrom(context), expand),
  }),
});

/** `@copy` replaces tokens in words, `@href` in addresses; `@fileName(prefix)` is the name of the file a node comes from. */
export const fieldExtensions = [
  expanding("copy", expandTokens),
  expanding("href", expandHref),
  {
    name: "fileName",
    args: { prefix: "String" },
    extend: ({ prefix = "" }: { prefix?: string }) => ({
      resolve: (source: unknown, _args: unknown, { nodeModel }: ResolverContext): string =>
        `${prefix}${nodeModel.findRootNodeAncestor(source)?.name ?? ""}`,
    }),
  },
];
