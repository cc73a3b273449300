import { tokenSource as site } from "../content-model/content.testing";
import { fieldExtensions } from "./field-extensions";

const register = { claims: [{ key: "countries", value: "150", words: null }] };

/** Resolves a field with this value as Gatsby would, and records which node types it queries. */
const resolve = async (name: string, value: unknown, nodes: Record<string, unknown> = { SiteSettings: site, ClaimRegister: register }) => {
  const queried: string[] = [];
  const context = {
    defaultFieldResolver: () => value,
    nodeModel: {
      findOne: async ({ type }: { type: string }) => {
        queried.push(type);
        return nodes[type] ?? null;
      },
      findRootNodeAncestor: () => ({ name: "advisers" }),
    },
  };
  const extension = fieldExtensions.find((candidate) => candidate.name === name);
  const field = extension?.extend({ prefix: "/" }) as { resolve: (...args: unknown[]) => unknown };
  return { value: await field.resolve({}, {}, context, {}), queried };
};

it.each([
  ["copy", "{product} in {claim.countries} countries", "Northern Light in 150 countries"],
  ["copy", ["{suite}", "{claim.countries}+"], ["Northern\u00A0Light\u00A0360", "150+"]],
  ["copy", { close: "Close {product}" }, { close: "Close Northern Light" }],
  ["copy", "Exhibit 1, clause 4.2", "Exhibit\u00A01, clause\u00A04.2"],
  ["copy", null, null],
  ["href", "/{product}-360", "/northern-light-360"],
  ["fileName", undefined, "/advisers"],
])("resolves @%s: %j becomes %j", async (name, written, shown) => {
  expect((await resolve(name, written)).value).toEqual(shown);
});

it("queries the figures only if one is named, so that a changed figure affects no other page", async () => {
  expect((await resolve("copy", "{product}")).queried).toEqual(["SiteSettings"]);
  expect((await resolve("copy", ["{product}", "{claim.countries}"])).queried).toEqual(["SiteSettings", "ClaimRegister"]);
});

it("leaves a token as it is while the file that explains it cannot be read", async () => {
  expect((await resolve("copy", "{claim.countries}", { SiteSettings: site })).value).toBe("{claim.countries}");
  expect((await resolve("copy", "{product}", {})).value).toBe("{product}");
});
