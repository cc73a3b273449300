/**
 * A miniature build, independent of the content check: it processes a folder's files as Gatsby and its plugins do, with their own
 * readers, and reports what would break or be wrong on the site. What the content check accepts must pass this too.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, extname, join } from "node:path";
import { evaluate } from "@mdx-js/mdx";
import { createElement, type FunctionComponent } from "react";
import * as runtime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import sharp from "sharp";
import { claimsModel } from "../../content-model/claims";
import { toJsonSchema } from "../../content-model/json-schema";
import { kindOf } from "../../content-model/kinds";
import { MAIN_HEADING_SECTIONS } from "../../content-model/section";
import { siteModel } from "../../content-model/site";
import { expandHref, expandTokens, isTokenName, type Tokens, tokensOf } from "../../content-model/tokens";
import { visitStrings } from "../../content-model/visit-strings";
import { legalTextPlugins } from "../../legal-markdown/rehype-plugins";
import { remarkTokens } from "../../legal-markdown/remark-tokens";
import { PLATFORM_PATHS } from "../../services/platform-urls";
import { readYamlFile } from "../reading/gatsby-yaml";

interface Node {
  file: string;
  kind: string;
  data: unknown;
  /** The text of an MDX file. */
  body: string;
}

type Matter = (text: string) => { data: unknown; content: string };

const fromSite = createRequire(join(process.cwd(), "package.json"));
const matter = createRequire(fromSite.resolve("gatsby-plugin-mdx"))("gray-matter") as Matter;

const failUnless = (holds: boolean, reason: string): void => {
  if (!holds) throw new Error(reason);
};

/** What gatsby-source-filesystem finds and the two transformers make of it. */
const sourceNodes = (folder: string): Node[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ya?ml|mdx)$/iu.test(file))
    .map((file) => {
      const text = readFileSync(join(folder, file), "utf8");
      const kind = kindOf(file);
      if (!kind) throw new Error(`${file} is of no kind`);
      const { data, content } = extname(file) === ".mdx" ? matter(text) : { data: readYamlFile(text), content: "" };
      const { error } = kind.model.safeParse(data);
      failUnless(!error, `${file} does not fit its model: ${error?.message ?? ""}`);
      return { file, kind: kind.name, data, body: content };
    });

/** Every text in data, with the keys that lead to it. */
const textsIn = (value: unknown, path: readonly string[] = []): { path: readonly string[]; text: string }[] => {
  if (typeof value === "string") return [{ path, text: value }];
  return typeof value === "object" && value !== null ? Object.entries(value).flatMap(([key, child]) => textsIn(child, [...path, key])) : [];
};

const get = (value: unknown, key: string): unknown => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined);

const addressOf = ({ file, kind, data }: Node): string | undefined => {
  if (kind === "audience") return `/${basename(file, ".yaml")}`;
  return kind === "page" || kind === "legal" ? String(get(data, "path")) : undefined;
};

const buildPages = (nodes: readonly Node[], tokens: Tokens): string[] => {
  const paths = nodes.flatMap((node) => addressOf(node) ?? []).map((path) => expandHref(path, tokens));
  failUnless(new Set(paths).size === paths.length, `two pages have one address: ${paths.join(" ")}`);
  ["/", "/404"].forEach((path) => {
    failUnless(paths.includes(path), `there is no page at ${path}`);
  });
  paths.forEach((path) => {
    failUnless(new URL(path, "https://site.example").pathname === path, `${path} is not an address`);
  });
  return paths;
};

const buildText = ({ text }: { text: string }, node: Node, tokens: Tokens): void => {
  const shown = expandTokens(text, tokens);
  failUnless(!/[{}\p{Cs}\uFFFD]|[^\P{Cc}\n\t]/u.test(shown), `${node.file} shows ${JSON.stringify(shown)}`);
};

/** Makes a smaller picture of one, as gatsby-plugin-sharp does; rejects where it would. */
export const processPicture = async (bytes: Buffer): Promise<void> => {
  await sharp(bytes, { failOn: "warning" }).rotate().resize(24).webp({ effort: 0 }).toBuffer();
};

/** Pictures and texts that have passed, by their content: most are the same in every build. */
const processed = new Set<string>();

const buildMedia = async ({ file, data }: Node, folder: string): Promise<void> => {
  const model = kindOf(file)?.model;
  const media = model ? visitStrings(data, toJsonSchema(model)).filter(({ schema }) => schema.media !== undefined) : [];
  for (const { value, schema } of media) {
    const bytes = readFileSync(join(folder, dirname(file), value));
    failUnless(bytes.length > 0, `${value} is empty`);
    const digest = createHash("sha1").update(bytes).digest("hex");
    if (schema.media === "film" || schema.media === "captions" || processed.has(digest)) continue;
    await processPicture(bytes);
    processed.add(digest);
  }
};

const buildLinks = (node: Node, paths: readonly string[], tokens: Tokens, folder: string): void => {
  textsIn(node.data)
    .filter(({ path }) => path.at(-1) === "href")
    .forEach(({ text }) => {
      const [path = ""] = expandHref(text, tokens).split(/[?#]/u);
      const isElsewhere = /^(https:\/\/[^/\s]|mailto:[^@\s]+@|tel:\+?\d)/u.test(path);
      const isDownload = /^\/media\/.+\.pdf$/u.test(path) && existsSync(join(folder, path));
      failUnless(path === "" || isElsewhere || isDownload || [...paths, ...PLATFORM_PATHS].includes(path), `${node.file} links to ${text}`);
    });
};

const buildSections = (node: Node, nodes: readonly Node[]): void => {
  const sections = get(node.data, "sections");
  if (!Array.isArray(sections)) return;
  const mainHeadings = sections.filter((section) => MAIN_HEADING_SECTIONS.includes(String(get(section, "type"))));
  failUnless(mainHeadings.length === 1 && mainHeadings[0] === sections[0], `${node.file} has not one main heading`);
  sections
    .map((section) => get(section, "workflow"))
    .filter((name) => typeof name === "string")
    .forEach((name) => {
      failUnless(
        nodes.some(({ file }) => file === `workflows/${name}.yaml`),
        `there is no workflow ${name}`,
      );
    });
};

/** Compiles an MDX text and renders it to static HTML, as the build does. */
const buildMdx = async ({ file, body }: Node): Promise<void> => {
  if (processed.has(body)) return;
  const Token: FunctionComponent<{ name: string }> = ({ name }) => {
    failUnless(isTokenName(name), `${file} names the token ${name}`);
    return null;
  };
  const options = { remarkPlugins: [remarkGfm, remarkTokens], rehypePlugins: [rehypeSlug, ...legalTextPlugins] };
  const { default: Content } = await evaluate(body, { ...(runtime as unknown as Parameters<typeof evaluate>[1]), ...options });
  failUnless(
    renderToStaticMarkup(createElement(Content as FunctionComponent<object>, { components: { Token, DefinedWord: "a" } } as object)) !== "",
    file,
  );
  processed.add(body);
};

/** Why the site cannot be built from a folder, or undefined. */
export const whyNotBuilt = async (folder: string): Promise<string | undefined> => {
  try {
    const nodes = sourceNodes(folder);
    const register = nodes.find(({ kind }) => kind === "claims");
    const claims = register ? claimsModel.parse(register.data).claims : [];
    const tokens = tokensOf(siteModel.parse(nodes.find(({ kind }) => kind === "site")?.data), claims);
    failUnless(
      ["navigation", "faq"].every((name) => nodes.some(({ kind }) => kind === name)),
      "a file is missing",
    );
    const paths = buildPages(nodes, tokens);
    for (const node of nodes) {
      textsIn(node.data).forEach((text) => {
        buildText(text, node, tokens);
      });
      await buildMedia(node, folder);
      buildLinks(node, paths, tokens, folder);
      buildSections(node, nodes);
      if (node.kind === "legal") await buildMdx(node);
    }
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};
