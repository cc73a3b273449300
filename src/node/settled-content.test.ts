import { settledContent } from "./settled-content";

const node = (contentDigest: string, children: string[]) => ({ id: "file", extension: "yaml", children, internal: { contentDigest } });

it("waits until a saved file has been parsed, but not for ever, and tells one state of the content from another", async () => {
  const digestOf = (nodes: () => unknown[]) =>
    settledContent({ getNodesByType: nodes, createContentDigest: (input: unknown) => JSON.stringify(input) } as never);
  const looks: unknown[][] = [[node("second", [])], [node("second", [])], [node("second", ["page"])]];
  let last = [node("first", ["page"])] as unknown[];
  const before = await digestOf(() => last);

  expect(await digestOf(() => (last = looks.shift() ?? last))).not.toBe(before);
  expect(looks).toHaveLength(0);
  await expect(digestOf(() => [node("broken", [])])).resolves.toContain("broken");
});
