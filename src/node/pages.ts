import { createHash } from "node:crypto";
import { existsSync, readFileSync, utimesSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { GatsbyNode, NodePluginArgs } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import { kinds } from "../content-model/kinds";
import { NOT_FOUND } from "../content-model/page";
import { reportProblems } from "./report-problems";

const isDevelop = process.env.NODE_ENV === "development";

/** Longer than Gatsby needs to notice, hash and parse a file once nothing else keeps it busy, in milliseconds. */
const READING_TIME = 150;

/** How many times as long to wait for a file without content: one that cannot be parsed never gets any. */
const PATIENCE = 8;

/** The files that were touched, with digests of what they contained. */
const touched = new Set<string>();

/** Whether Gatsby read a file just after an editor had emptied it to save it. Touching it has it read again before the next save. */
const isOutdated = ({ absolutePath, internal }: FileSystemNode): boolean => {
  if (!existsSync(absolutePath)) return false;
  const digest = createHash("md5").update(readFileSync(absolutePath)).digest("hex");
  const isOld = digest !== internal.contentDigest;
  // Only once: if Gatsby ever computed its digest differently, this would go on for ever.
  if (isOld && !touched.has(absolutePath + digest)) utimesSync(absolutePath, new Date(), new Date());
  touched[isOld ? "add" : "delete"](absolutePath + digest);
  return isOld;
};

/**
 * For the development server, before it creates pages: waits until Gatsby has read what has been saved, and returns a digest of all
 * content. Gatsby deletes what it knew of a file before it parses it again: in between, a page would go missing until the next save. It
 * also forgets a save made while a page's query runs: with the digest in its context, the page is queried again.
 */
export const settledContent = async (gatsby: Pick<NodePluginArgs, "getNodesByType" | "createContentDigest">): Promise<string> => {
  const files = () => gatsby.getNodesByType("File") as unknown as readonly FileSystemNode[];
  const isUnread = (file: FileSystemNode): boolean =>
    ["yaml", "mdx"].includes(file.extension) && (isOutdated(file) || file.children.length === 0);
  let rounds = PATIENCE;
  do await setTimeout(READING_TIME);
  while ((rounds -= 1) > 0 && files().some(isUnread));
  return gatsby.createContentDigest(files().map(({ id, internal }) => id + internal.contentDigest));
};

/**
 * Makes a page from every file in `content/pages`, `content/audiences` and `content/legal`, except the 404 page, which is
 * `src/pages/404.tsx`.
 */
export const createPages: GatsbyNode["createPages"] = async (gatsby) => {
  const { actions, reporter } = gatsby;
  const state = isDevelop ? { content: await settledContent(gatsby) } : {};
  // Gatsby asks for the pages after every change. They do not wait for the report.
  if (isDevelop) void reportProblems(reporter);
  const result = await gatsby.graphql<Queries.CreatePagesQuery>(/* GraphQL */ `
    query CreatePages {
      allPageContent {
        nodes {
          __typename
          id
          path
        }
      }
      allMdx {
        nodes {
          id
          internal {
            contentFilePath
          }
          frontmatter {
            path
          }
        }
      }
    }
  `);
  if (!result.data) {
    reporter.panicOnBuild(`The pages could not be listed: ${JSON.stringify(result.errors)}`);
    return;
  }
  result.data.allPageContent.nodes
    .filter(({ path }) => path !== NOT_FOUND)
    .forEach(({ __typename, id, path }) => {
      // Only two pages show a section with a library of its own: the press strip and the form.
      const single = kinds.find(({ address }) => address === path)?.name;
      const template = single ?? (__typename === "Audience" ? "audience" : "page");
      actions.createPage({ path, component: resolve(`src/templates/${template}.tsx`), context: { id, ...state } });
    });
  result.data.allMdx.nodes.forEach(({ id, internal, frontmatter }) => {
    actions.createPage({
      path: frontmatter.path,
      component: `${resolve("src/templates/legal.tsx")}?__contentFilePath=${internal.contentFilePath ?? ""}`,
      context: { id, ...state },
    });
  });
};

/**
 * Shows the 404 page at every unknown path. Gatsby would otherwise ask the server for the path first, twice, and log both failures in the
 * visitor's console. The development server has its own 404 page, and would recompile its scripts for every new page.
 */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  if (isDevelop || page.path !== NOT_FOUND || page.matchPath !== undefined) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath: "/*" });
};
