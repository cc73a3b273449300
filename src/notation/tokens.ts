/**
 * Tokens are placeholders in copy. Those of the brand, such as `{product}`, are defined in `content/site.yaml`; those of figures, such as
 * `{claim.countries}`, in `content/claims.yaml`.
 * Pure functions; the content check and the GraphQL directives share them.
 */

/** The tokens of the brand, which all copy may use. */
export const tokenNames = ["product", "suite", "company", "seat", "registration", "address", "email", "phone", "host", "name"] as const;

/** Name of a token of the brand. */
export type TokenName = (typeof tokenNames)[number];

/** The prefix of figure tokens. */
export const CLAIM_PREFIX = "claim.";

/** Name of a figure's token: `claim.<key>`, or `claim.<key>.words`. */
type ClaimTokenName = `${typeof CLAIM_PREFIX}${string}`;

/** The value of each token. */
export type Tokens = Readonly<Record<TokenName, string>> & Readonly<Record<ClaimTokenName, string>>;

/** The part of `content/site.yaml` that tokens come from. */
export interface TokenSource {
  readonly host: string;
  readonly product: Readonly<Record<"name" | "suite", string>>;
  readonly company: Readonly<Record<"legalName" | "seat" | "registrationNumber" | "email" | "phone" | "leaderName", string>> & {
    readonly address: readonly string[];
  };
}

/** The part of an entry of `content/claims.yaml` that tokens come from; a query gives null for words that are missing. */
export interface ClaimSource extends Readonly<Record<"key" | "value", string>> {
  readonly words?: string | null | undefined;
}

/** Separates the groups of a telephone number, so that it is not broken across lines. */
const NO_BREAK_SPACE = "\u00a0";

const TOKEN = /\{([^{}]*)\}/gu;

/** Whether `name` is a token of the brand. */
export const isTokenName = (name: string): name is TokenName => tokenNames.some((known) => known === name);

/** The names between braces in a text, known or not, with the offset of each. */
export const findTokens = (text: string): { name: string; offset: number }[] =>
  [...text.matchAll(TOKEN)].map((match) => ({ name: match[1] ?? "", offset: match.index }));

/** The value of a token, or undefined. */
export const tokenValue = (tokens: Tokens, name: string): string | undefined =>
  Object.hasOwn(tokens, name) ? tokens[name as keyof Tokens] : undefined;

/** Replaces each known token in a text and leaves everything else unchanged. */
export const expandTokens = (text: string, tokens: Tokens): string =>
  text.replace(TOKEN, (whole, name: string) => tokenValue(tokens, name) ?? whole);

/** Latin letters that do not decompose into a plain letter and an accent, and their replacements in addresses. */
const LETTERS: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" };

/**
 * A name as used in addresses: "Northern Light" becomes "northern-light", "Société Ærø" becomes "societe-aero".
 * A name without a Latin letter or digit becomes empty, which the content check refuses.
 */
export const toSlug = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]/gu, (letter) => LETTERS[letter] ?? "-")
    .replace(/-+/gu, "-")
    .replace(/^-|-$/gu, "");

/** Replaces the tokens in an address; the product's and the suite's names become slugs (`/{product}-360`). */
export const expandHref = (href: string, tokens: Tokens): string =>
  expandTokens(href, {
    ...tokens,
    product: toSlug(tokens.product),
    suite: toSlug(tokens.suite),
    phone: tokens.phone.replace(/\s/gu, ""),
  });

const claimTokens = ({ key, value, words }: ClaimSource): [ClaimTokenName, string][] => [
  [`${CLAIM_PREFIX}${key}`, value],
  ...(words == null ? [] : [[`${CLAIM_PREFIX}${key}.words`, words] satisfies [ClaimTokenName, string]]),
];

/** The tokens of a site. {product} may occur in the suite's and the company's names and the host, and {host} in the e-mail address. */
export const tokensOf = ({ product, host: writtenHost, company }: TokenSource, claims: readonly ClaimSource[] = []): Tokens => {
  const host = writtenHost.replaceAll("{product}", toSlug(product.name));
  return {
    product: product.name,
    suite: product.suite.replaceAll("{product}", product.name),
    company: company.legalName.replaceAll("{product}", product.name),
    seat: company.seat,
    registration: company.registrationNumber,
    address: company.address.join(", "),
    email: company.email.replaceAll("{host}", host),
    phone: company.phone.replaceAll(" ", NO_BREAK_SPACE),
    host,
    name: company.leaderName,
    ...Object.fromEntries(claims.flatMap(claimTokens)),
  };
};
