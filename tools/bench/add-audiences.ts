import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseDocument } from "yaml";

const YAML = ".yaml";

/** Folders whose files are pages. */
const PAGE_FOLDERS = ["pages", "audiences", "legal"];

/** The number of pages in the content under a folder. */
export const countPages = async (contentFolder: string): Promise<number> => {
  const names = await Promise.all(PAGE_FOLDERS.map((folder) => readdir(join(contentFolder, folder))));
  return names.flat().length;
};

/** A copy of an audience page's YAML, with unique values where required. */
export const audienceLike = (text: string, slug: string): string => {
  const document = parseDocument(text);
  document.setIn(["metadata", "name"], slug);
  document.setIn(["metadata", "canonical"], `https://{host}/${slug}`);
  return document.toString({ lineWidth: 0 });
};

/** Adds audience pages to the content under a folder: copies of the existing ones in turn, each with its own address. */
export const addAudiences = async (contentFolder: string, count: number): Promise<void> => {
  const folder = join(contentFolder, "audiences");
  const names = (await readdir(folder)).filter((name) => name.endsWith(YAML)).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const slug = `bench-${index + 1}`;
      await writeFile(join(folder, `${slug}${YAML}`), audienceLike(texts[index % texts.length] ?? "", slug));
    }),
  );
};
