import { CLAIM_PREFIX, type ClaimSource, expandHref, expandTokens, type Tokens, type TokenSource, tokensOf } from "../notation/tokens";

/** The parts of Gatsby's resolver context that are used here. */
interface ResolverContext {
  defaultFieldResolver: (source: unknown, args: unknown, context: ResolverContext, info: unknown) => unknown;
  nodeModel: {
    findOne: <Node>(query: { type: string; query: object }) => Promise<Node | null>;
    findRootNodeAncestor: (node: unknown) => { name: string } | null;
  };
}

/** Whether a text, or any text in a value, names a figure. */
const namesClaim = (value: unknown): boolean => JSON.stringify([value]).includes(`{${CLAIM_PREFIX}`);

/**
 * The tokens for a value; none while `site.yaml` cannot be read, which the content check reports. Figures are queried only if the value
 * names one, so that a changed figure affects no other page.
 */
const tokensFor = async (value: unknown, { nodeModel }: ResolverContext): Promise<Tokens | undefined> => {
  const site = await nodeModel.findOne<TokenSource>({ type: "SiteSettings", query: {} });
  if (!site) return undefined;
  const register = namesClaim(value) ? await nodeModel.findOne<{ claims: ClaimSource[] }>({ type: "ClaimRegister", query: {} }) : null;
  return tokensOf(site, register?.claims);
};

type Expand = (text: string, tokens: Tokens) => string;

const unbroken = (name: string): string => name.replaceAll(" ", "\u00A0");

/** Replaces the tokens in copy, and keeps the suite's name, "Exhibit 1" and "clause 4.2" on one line. */
const typeset: Expand = (text, tokens) =>
  expandTokens(text, tokens)
    .replaceAll(tokens.suite, unbroken)
    .replace(/\b(?:Exhibit|[Cc]lause) (?=\d)/gu, unbroken);

const expandAny = (value: unknown, tokens: Tokens, expand: Expand): unknown => {
  if (Array.isArray(value)) return value.map((item) => expandAny(item, tokens, expand));
  if (value instanceof Object)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, expandAny(item, tokens, expand)]));
  return typeof value === "string" ? expand(value, tokens) : value;
};

const expanding = (name: string, expand: Expand) => ({
  name,
  extend: () => ({
    resolve: async (source: unknown, args: unknown, context: ResolverContext, info: unknown): Promise<unknown> => {
      const value = context.defaultFieldResolver(source, args, context, info);
      const tokens = await tokensFor(value, context);
      return tokens ? expandAny(value, tokens, expand) : value;
    },
  }),
});

/** `@copy` replaces tokens in words, `@href` in addresses; `@fileName(prefix)` returns the name of the node's file, after the prefix. */
export const fieldExtensions = [
  expanding("copy", typeset),
  expanding("href", expandHref),
  {
    name: "fileName",
    args: { prefix: "String" },
    extend: ({ prefix = "" }: { prefix?: string }) => ({
      resolve: (source: unknown, _args: unknown, { nodeModel }: ResolverContext): string => {
        const file = nodeModel.findRootNodeAncestor(source);
        if (!file) throw new Error("@fileName is used on a node that does not come from a file.");
        return `${prefix}${file.name}`;
      },
    }),
  },
];
