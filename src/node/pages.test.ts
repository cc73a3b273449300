import { createHash } from "node:crypto";
import { statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import type { CreatePageArgs } from "gatsby";
import { temporaryFolder } from "../content-check/temporary-folder.testing";
import { createPages, onCreatePage, settledContent } from "./pages";

const createPage = jest.fn<undefined, [{ path: string; component: string; context: object; matchPath?: string }]>();
const deletePage = jest.fn();
const panicOnBuild = jest.fn();
const actions = { createPage, deletePage };

const list = async (data: unknown, errors?: unknown) => {
  const gatsby = { actions, reporter: { panicOnBuild }, graphql: async () => ({ data, errors }) };
  await createPages?.(gatsby as unknown as Parameters<NonNullable<typeof createPages>>[0], { plugins: [] }, () => undefined);
  return createPage.mock.calls.map(([{ path, component, context }]) => [path, component.replace(/^.*templates\//u, ""), context]);
};

const node = (path: string, type: string) => ({ __typename: type, id: path, path });

it("gives every file the template that imports its sections", async () => {
  const nodes = [
    node("/", "SinglePage"),
    node("/contact", "SinglePage"),
    node("/faq", "SinglePage"),
    node("/founders", "Audience"),
    node("/404", "SinglePage"),
  ];
  const terms = { id: "terms", internal: { contentFilePath: "/content/terms.mdx" }, frontmatter: { path: "/terms" } };
  expect(await list({ allPageContent: { nodes }, allMdx: { nodes: [terms] } })).toEqual([
    ["/", "home.tsx", { id: "/" }],
    ["/contact", "contact.tsx", { id: "/contact" }],
    ["/faq", "page.tsx", { id: "/faq" }],
    ["/founders", "audience.tsx", { id: "/founders" }],
    ["/terms", "legal.tsx?__contentFilePath=/content/terms.mdx", { id: "terms" }],
  ]);
});

it("says why it can list no pages", async () => {
  expect(await list(undefined, ["Unknown field"])).toEqual([]);
  expect(panicOnBuild).toHaveBeenCalledWith(expect.stringContaining("Unknown field"));
});

it("shows the 404 page at every unknown path, once", () => {
  const make = (page: object) => void onCreatePage?.({ page, actions } as unknown as CreatePageArgs, { plugins: [] }, () => undefined);
  make({ path: "/404", component: "404.tsx", context: {} });
  expect(createPage).toHaveBeenCalledWith({ path: "/404", component: "404.tsx", context: {}, matchPath: "/*" });
  make({ path: "/404", matchPath: "/*" });
  make({ path: "/about" });
  expect(createPage).toHaveBeenCalledTimes(1);
  expect(deletePage).toHaveBeenCalledTimes(1);
});

it("waits until a saved file has been parsed, but not for ever, has one read again that was empty, and tells one state from another", async () => {
  const absolutePath = join(temporaryFolder({ "home.yaml": "second" }), "home.yaml");
  const file = (text: string, ...children: string[]) => {
    const contentDigest = createHash("md5").update(text).digest("hex");
    return { id: "file", extension: "yaml", absolutePath, children, internal: { contentDigest } };
  };
  const digestOf = (...looks: unknown[]) => {
    const getNodesByType = () => [looks.length > 1 ? looks.shift() : looks[0]];
    return settledContent({ getNodesByType, createContentDigest: (input: unknown) => JSON.stringify(input) } as never);
  };
  const settled = file("second", "page");
  for (let save = 1; save <= 2; save += 1) {
    utimesSync(absolutePath, 0, 0);
    expect(await digestOf(file("second"), settled)).toBe(await digestOf(settled));
    expect(statSync(absolutePath).mtimeMs).toBe(0);
    expect(await digestOf(file(""))).not.toBe(await digestOf(settled));
    expect(statSync(absolutePath).mtimeMs).toBeGreaterThan(0);
  }
});
