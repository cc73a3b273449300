import { createPages } from "./create-pages";

const noContent = { data: { allPageContent: { nodes: [] }, allMdx: { nodes: [] } } };

/** The step, with the part of Gatsby that it uses. */
const step = createPages as unknown as (gatsby: Record<"graphql" | "actions" | "reporter", unknown>) => Promise<void>;

/** Paths of the pages made in an environment, besides those of content. */
const pathsIn = async (environment: string): Promise<string[]> => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: environment });
  const createPage = jest.fn<undefined, [{ path: string }]>();
  await step({ graphql: async () => noContent, actions: { createPage }, reporter: {} });
  return createPage.mock.calls.map(([{ path }]) => path);
};

it("gives developers a style guide", async () => {
  expect(await pathsIn("development")).toEqual(["/style-guide"]);
});

it("gives visitors none", async () => {
  expect(await pathsIn("production")).toEqual([]);
});
