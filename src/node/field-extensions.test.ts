import { tokenSource as site } from "../content-model/token-source.testing";
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

it("replaces tokens in words and in lists of words", async () => {
  expect((await resolve("copy", "{product} in {claim.countries} countries")).value).toBe("Northern Light in 150 countries");
  expect((await resolve("copy", ["{suite}", "{claim.countries}+"])).value).toEqual(["Northern\u00A0Light\u00A0360", "150+"]);
  expect((await resolve("copy", "Exhibit 1, clause 4.2")).value).toBe("Exhibit\u00A01, clause\u00A04.2");
  expect((await resolve("copy", null)).value).toBeNull();
});

it("replaces them in addresses, with the name as a slug", async () => {
  expect((await resolve("href", "/{product}-360")).value).toBe("/northern-light-360");
});

it("queries the figures only if one is named, so that a changed figure affects no other page", async () => {
  expect((await resolve("copy", "{product}")).queried).toEqual(["SiteSettings"]);
  expect((await resolve("copy", ["{product}", "{claim.countries}"])).queried).toEqual(["SiteSettings", "ClaimRegister"]);
});

it("leaves a token as it is while the file that explains it cannot be read", async () => {
  expect((await resolve("copy", "{claim.countries}", { SiteSettings: site })).value).toBe("{claim.countries}");
  expect((await resolve("copy", "{product}", {})).value).toBe("{product}");
});

it("gives the name of a file", async () => {
  expect((await resolve("fileName", undefined)).value).toBe("/advisers");
});
