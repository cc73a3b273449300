/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { parse } from "yaml";
import { sectionModel } from "../../src/content-model/section";
import { TestPage } from "../../src/content-parts/site.testing";
import { components } from "./Components";

const componentFolders = readdirSync("src/components", { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

const typesInContent = ["content/pages", "content/audiences"]
  .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  .filter((file) => file.endsWith(".yaml"))
  .flatMap((file) => (parse(readFileSync(file, "utf8")) as { sections: { type: string }[] }).sections.map(({ type }) => type));

it("shows every folder of src/components, and none that is gone", () => {
  expect(Object.keys(components).toSorted()).toEqual(componentFolders.toSorted());
});

it.each(Object.entries(components))("renders %s", (_folder, Show) => {
  const page = (
    <TestPage>
      <Show pages={[]} />
    </TestPage>
  );

  expect(() => renderToStaticMarkup(page)).not.toThrow();
});

it.each(sectionModel.options.map((option) => option.shape.type.value))("finds a %s section to show in the content", (type) => {
  expect(typesInContent).toContain(type);
});
