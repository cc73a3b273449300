import type { BuiltPage } from "./read-page";

/** What is served besides the pages, and which addresses lead elsewhere on purpose. */
export interface Context {
  /** The pages' own host. */
  host: string;
  /** Paths of all files, such as /favicon.ico. */
  files: ReadonlySet<string>;
  /** Paths that belong to the platform, such as /login. */
  platformPaths: readonly string[];
  /** Old addresses that redirect: links to them are out of date. */
  redirects: ReadonlyMap<string, string>;
}

/** What checking addresses needs from a page, or from another file with addresses. */
export type AddressList = Pick<BuiltPage, "file" | "path" | "addresses">;

/** A problem with a page, and how to fix it. */
export type Finding = `${string}  ${string}`;

const finding = (page: Pick<BuiltPage, "file">, text: string): Finding => `public/${page.file}  ${text}`;

/** A reference to this site: a path and perhaps a fragment; undefined for other sites and schemes. */
const ownTarget = (address: string, page: AddressList, host: string): { path: string; fragment: string } | undefined => {
  const url = new URL(address, `https://${host}${page.path}`);
  if (url.protocol !== "https:" || url.host !== host) return undefined;
  return { path: decodeURIComponent(url.pathname), fragment: decodeURIComponent(url.hash.slice(1)) };
};

const addressProblem = (
  address: string,
  page: AddressList,
  pages: ReadonlyMap<string, BuiltPage>,
  { host, files, platformPaths, redirects }: Context,
): string | undefined => {
  if (!URL.canParse(address, `https://${host}/`)) return `points to ${address}, which is not a valid address. Correct it in content/`;
  if (/%(?![\da-f]{2})/iu.test(address)) return `points to ${address}, whose % signs encode no character. Write them as %25 in content/`;
  const own = ownTarget(address, page, host);
  if (!own || platformPaths.includes(own.path)) return undefined;
  const { path, fragment } = own;
  const leadsTo = redirects.get(path);
  if (leadsTo !== undefined) return `points to ${address}, which has moved. Point to ${leadsTo}`;
  const target = pages.get(path);
  if (!target)
    return files.has(path) ? undefined : `points to ${address}, which is neither a page nor a file of this site. Correct the address`;
  return fragment === "" || target.ids.has(fragment) ? undefined : `points to ${address}, but nothing on ${path} has the id ${fragment}`;
};

/** Every dead address in a page or another file, once per file. */
export const checkAddresses = (pages: readonly BuiltPage[], context: Context, others: readonly AddressList[] = []): Finding[] => {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return [...pages, ...others].flatMap((page) =>
    [...new Set(page.addresses)].flatMap((address) => {
      const problem = addressProblem(address, page, byPath, context);
      return problem === undefined ? [] : [finding(page, problem)];
    }),
  );
};
