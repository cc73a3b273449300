import { temporaryFolder, writeBelow } from "../../../tools/jest/temporary-folder.testing";
import { pageResources } from "./page-resources";

const folder = temporaryFolder();

const write = (name: string, value: unknown) => writeBelow(folder, name, JSON.stringify(value));

const pageData = (componentChunkName: string, data: object) => ({ componentChunkName, staticQueryHashes: ["42"], result: { data } });
const sectionsOf = (...names: string[]) => ({ pageContent: { sections: names.map((__typename) => ({ __typename })) } });

const resources = (htmlFile: string) => pageResources(folder, (section) => section === "CardsSection")(htmlFile);

beforeAll(() => {
  const assetsByChunkName = {
    app: ["app-1.js"],
    page: ["app-1.js", "page-1.js", "page-1.css"],
    legal: ["legal-1.js"],
    HeroSection: ["app-1.js", "shared-1.js", "HeroSection-1.js"],
    FaqSection: ["shared-1.js", "FaqSection-1.js"],
  };
  write("webpack.stats.json", { assetsByChunkName: { ...assetsByChunkName, LostSection: ["LostSection-1.js"] } });
  for (const file of new Set(Object.values(assetsByChunkName).flat())) write(file, "");
  write("page-data/lost/page-data.json", pageData("page", sectionsOf("LostSection")));
  write("page-data/app-data.json", {});
  write("page-data/sq/d/42.json", {});
  write("page-data/index/page-data.json", pageData("page", sectionsOf("HeroSection")));
  write("page-data/faq/page-data.json", pageData("page", sectionsOf("HeroSection", "CardsSection", "FaqSection", "HeroSection")));
  write("page-data/terms/page-data.json", pageData("legal", {}));
  write("page-data/404.html/page-data.json", pageData("page", sectionsOf("HeroSection")));
  write("page-data/new/page-data.json", pageData("page", sectionsOf("NewSection")));
  write("page-data/renamed/page-data.json", pageData("page", { page: sectionsOf("HeroSection").pageContent }));
  write("page-data/moved/page-data.json", { ...pageData("legal", {}), staticQueryHashes: ["43"] });
});

it.each([
  ["index.html", "index", ["page-1.js", "shared-1.js", "HeroSection-1.js"]],
  ["faq/index.html", "faq", ["page-1.js", "shared-1.js", "HeroSection-1.js", "FaqSection-1.js"]],
  ["terms/index.html", "terms", ["legal-1.js"]],
  ["404.html", "404.html", ["page-1.js", "shared-1.js", "HeroSection-1.js"]],
])("names the data of %s and each file of its code once, but no static section", (htmlFile, dataFolder, code) => {
  const data = [`/page-data/${dataFolder}/page-data.json`, "/page-data/app-data.json", "/page-data/sq/d/42.json"];

  expect(resources(htmlFile)).toEqual({ data, code: code.map((file) => `/${file}`) });
});

it("throws if a page's data names its sections differently", () => {
  expect(() => resources("renamed/index.html")).toThrow("page-data/renamed/page-data.json has no pageContent.sections");
});

it("names the file that names the chunks if one is missing", () => {
  expect(() => resources("new/index.html")).toThrow(/no chunk called NewSection\. .*registry\.tsx/u);
});

it.each([
  ["moved/index.html", "page-data/sq/d/43.json"],
  ["offline.html", "page-data/offline.html/page-data.json"],
  ["lost/index.html", "LostSection-1.js"],
])("stops when the data or the code of %s is elsewhere", (htmlFile, data) => {
  expect(() => resources(htmlFile)).toThrow(`${htmlFile} will request ${data}, which the build did not write.`);
});
