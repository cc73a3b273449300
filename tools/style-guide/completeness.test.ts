import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { sectionModel } from "../../src/content-model/section";

const typesInContent = ["content/pages", "content/audiences"]
  .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  .filter((file) => file.endsWith(".yaml"))
  .flatMap((file) => (parse(readFileSync(file, "utf8")) as { sections: { type: string }[] }).sections.map(({ type }) => type));

it.each(sectionModel.options.map((option) => option.shape.type.value))("finds a %s section to show in the content", (type) => {
  expect(typesInContent).toContain(type);
});
