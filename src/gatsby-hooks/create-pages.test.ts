import { createPages } from "./create-pages";

const noContent = { data: { allPageContent: { nodes: [] }, allMdx: { nodes: [] } } };

/** The step, with the part of Gatsby that it uses. */
const step = createPages as unknown as (gatsby: Record<"graphql" | "actions" | "reporter", unknown>) => Promise<void>;

// `tools/check-built/what-ships.ts` checks that visitors get none.
it("gives developers a style guide", async () => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "development" });
  const createPage = jest.fn<undefined, [{ path: string }]>();
  await step({ graphql: async () => noContent, actions: { createPage }, reporter: {} });
  expect(createPage.mock.calls.map(([{ path }]) => path)).toEqual(["/style-guide"]);
});
