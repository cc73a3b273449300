import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { toJsonSchema } from "../../src/content-model/json-schema";
import { sectionModel } from "../../src/content-model/section";
import { chapters } from "./chapters";
import { componentEntries } from "./components/components-chapter";
import { sectionNotes } from "./sections/section-notes";
import { sectionsChapter } from "./sections/sections-chapter";
import { anchorOf } from "./specimen/entry";

const COMPONENTS = "src/components";
const PAGE_FOLDERS = ["content/pages", "content/audiences"];

const componentFolders = readdirSync(COMPONENTS, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** The sections of the content model: the type that content writes, and its name in GraphQL. */
const sectionTypes = sectionModel.options.map((option) => ({
  type: option.shape.type.value,
  typeName: toJsonSchema(option).$ref?.split("/").at(-1) ?? "",
}));

interface Page {
  sections: { type: string }[];
}

const typesInContent = new Set(
  PAGE_FOLDERS.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .filter((file) => file.endsWith(".yaml"))
    .flatMap((file) => (parse(readFileSync(file, "utf8")) as Page).sections.map(({ type }) => type)),
);

it("shows every folder of src/components, and none that is gone", () => {
  expect(Object.keys(componentEntries).toSorted()).toEqual(componentFolders.toSorted());
});

it("explains every section of the content model, and none that is gone", () => {
  expect(Object.keys(sectionNotes).toSorted()).toEqual(sectionTypes.map(({ typeName }) => typeName).toSorted());
});

it.each(sectionTypes)("finds a $type section to show in the content", ({ type }) => {
  expect(typesInContent).toContain(type);
});

it("names only code that exists", () => {
  const sources = chapters.flatMap(({ entries }) => entries.flatMap(({ source }) => source ?? []));

  expect(sources.length).toBeGreaterThan(componentFolders.length);
  expect(sources.filter((source) => !existsSync(source))).toEqual([]);
});

it("gives everything an address of its own", () => {
  const anchors = [...chapters, sectionsChapter].flatMap(({ anchor, entries }) => [
    anchor,
    ...entries.map(({ title }) => anchorOf(anchor, title)),
  ]);

  expect(new Set(anchors).size).toBe(anchors.length);
});
