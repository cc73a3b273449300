import { type JsonSchema, resolveReference, toJsonSchema, typeOfMember } from "../../../src/content-model/json-schema";
import { kinds } from "../../../src/content-model/kinds";
import { sectionModel } from "../../../src/content-model/section";
import { type CmsCollection, cmsConfig } from "./cms-config";
import { type CmsField } from "./field";

const collections: CmsCollection[] = cmsConfig("a").collections;

const fieldsOfKind = (name: string): CmsField[] => {
  const file = collections.flatMap(({ files = [] }) => files).find((candidate) => candidate.name === name);
  return file?.fields ?? collections.find((collection) => collection.name === name)?.fields ?? [];
};

/** Pairs every field with the schema it was made from and its path. */
const pairsOf = (fields: readonly CmsField[], schema: JsonSchema, root: JsonSchema, path: string): [string, CmsField, JsonSchema][] =>
  Object.entries(resolveReference(schema, root).properties ?? {})
    .filter(([, property]) => property.const === undefined)
    .flatMap(([name, property]): [string, CmsField, JsonSchema][] => {
      const field = fields.find((candidate) => candidate.name === name);
      const resolved = resolveReference(property, root);
      const known = { ...resolved, description: property.description ?? resolved.description };
      const own = `${path}.${name}`;
      if (!field) throw new Error(`${own} has no field.`);
      const item = resolveReference(known.items ?? {}, root);
      const members = item.oneOf ?? [];
      return [
        [own, field, known],
        ...(field.field ? [[`${own}[]`, field.field, item] as [string, CmsField, JsonSchema]] : []),
        ...members.flatMap((member) => {
          const type = typeOfMember(member, root);
          return pairsOf(field.types?.find((candidate) => candidate.name === type)?.fields ?? [], member, root, `${own}[${type}]`);
        }),
        ...pairsOf(field.fields ?? [], item.properties ? item : known, root, own),
      ];
    });

const all = kinds.flatMap(({ name, model }) => {
  const root = toJsonSchema(model);
  return pairsOf(fieldsOfKind(name), root, root, name);
});

it("has a form for every kind of content, for the files of that kind", () => {
  expect(collections.flatMap(({ name, files }) => files?.map((file) => file.name) ?? [name]).sort()).toEqual(
    kinds.map(({ name }) => name).sort(),
  );
  const places = collections.flatMap(({ folder, extension = "", files }) => files?.map(({ file }) => file) ?? [`${folder}/*.${extension}`]);
  expect(places.sort()).toEqual(kinds.map(({ files }) => `content/${files}`).sort());
});

it("has a field for everything in the model, including sections of every type", () => {
  const types = all.filter(([path]) => path.startsWith("page.sections[")).map(([path]) => /\[([a-z-]+)\]/u.exec(path)?.[1]);

  expect(all.length).toBeGreaterThan(400);
  expect(new Set(types).size).toBe(sectionModel.options.length);
});

it("takes limits, choices and hints from the model", () => {
  for (const [path, { options, min, max, hint, pattern, widget }, schema] of all) {
    const isLimited = schema.maxLength !== undefined || schema.pattern !== undefined;
    const isEnforced = schema.media === undefined ? pattern !== undefined : ["image", "file"].includes(widget);
    expect([path, options, min, max, hint]).toEqual([path, schema.enum, schema.minItems, schema.maxItems, schema.description]);
    expect([path, isEnforced]).toEqual([path, schema.media !== undefined || isLimited]);
  }
});

it("enforces a text's form during typing", () => {
  const accepts = (path: string, text: string) => new RegExp(all.find(([own]) => own === path)?.[1].pattern?.[0] ?? "").test(text);

  expect(["/old", "/old/", "old"].map((text) => accepts("redirects.redirects.from", text))).toEqual([true, false, false]);
  expect([40, 41].map((length) => accepts("audience.label", "a".repeat(length)))).toEqual([true, false]);
});

it("requires what the model requires, but nothing within an optional entry", () => {
  const required = (path: string) => all.find(([own]) => own === path)?.[1].required;

  expect(required("page.label")).toBe(true);
  expect(required("page.sample")).toBe(false);
  expect(required("page.sections[hero].picture.src")).toBe(true);
  expect(required("page.sections[hero].film.poster.src")).toBe(false);
});

it("contains the settings that Decap needs", () => {
  expect(cmsConfig("a")).toMatchObject({
    backend: { name: "proxy", proxy_url: "/api/v1/a" },
    media_folder: "content/media",
    public_folder: "/media",
  });
});
