/** Reads and writes files under `content/` for the editor. Writes nothing that the content check refuses. */
import { readdir } from "node:fs/promises";
import { extname, join, relative } from "node:path";
import { checkContent } from "../../../src/content-check/check-content";
import { mediaExtensions } from "../../../src/content-check/media/formats";
import { formatProblem, isError } from "../../../src/content-check/problem";
import { kindOf } from "../../../src/content-model/kinds";
import { earlierVersion } from "../../../src/history/earlier-version";
import { applyChanges, type Change, contentOf, isMissing, newErrors } from "../../content-edits/changes";
import { Refusal } from "../../support/refusal";
import { type EntryFile, forEditor, fromEditor } from "../entry/entry-text";
import { fromMediaName } from "../entry/media-address";

const CONTENT = "content/";
const MEDIA = "media/";
const MEDIA_FILE = /^media\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/u;

/** The path under `content/` for one of Decap's paths; empty for a path outside it. */
const below = (path: string): string => (path.startsWith(CONTENT) ? path.slice(CONTENT.length) : "");

/** The content file at one of Decap's paths. Throws a refusal for anything else. */
export const entryFileOf = (path: string): EntryFile => {
  const kind = kindOf(below(path));
  if (!kind) throw new Refusal(`${path} is not a content file.`);
  return { path: below(path), kind };
};

const isMediaFile = (path: string): boolean => MEDIA_FILE.test(path) && mediaExtensions.includes(extname(path));

/** The path under `content/` of a picture, film or document in Decap. Throws a refusal for anything else. */
export const mediaFileOf = (path: string): string => {
  const file = below(path).startsWith(MEDIA) ? MEDIA + fromMediaName(below(path).slice(MEDIA.length)) : "";
  if (!isMediaFile(file)) {
    const endings = mediaExtensions.join(", ");
    throw new Refusal(`${path} is not allowed here. Use a file that ends in ${endings}, in lowercase letters, digits and hyphens.`);
  }
  return file;
};

/** Reads and writes the content of one folder, for several tabs of a browser. */
export class ContentStore {
  /** The file's text that each tab's form was opened with, by tab and path. */
  private readonly opened = new Map<string, string | undefined>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(readonly folder: string) {}

  /** The content files of a folder, as Decap's paths. */
  async list(folder: string, extension: string): Promise<string[]> {
    const path = below(`${folder}/`);
    const names = await readdir(join(this.folder, path)).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    return names
      .filter((name) => extname(name) === `.${extension}` && kindOf(path + name) !== undefined)
      .map((name) => CONTENT + path + name)
      .sort();
  }

  /** A file's text for the editor; undefined when there is no file. With a tab, remembers it as the text that the tab's form shows. */
  read(path: string, tab?: string): string | undefined {
    const file = entryFileOf(path);
    const text = contentOf(join(this.folder, file.path))?.toString();
    if (tab !== undefined) this.opened.set(`${tab} ${file.path}`, text);
    if (text === undefined) return undefined;
    try {
      return forEditor(text, file);
    } catch {
      // Decap then names the file whose YAML it cannot read, and still shows the others.
      return text;
    }
  }

  /** The current text of a file. Throws a refusal when it has changed since the tab opened it. */
  private unchanged(tab: string, path: string): string | undefined {
    const text = contentOf(join(this.folder, path))?.toString();
    if (text === this.opened.get(`${tab} ${path}`)) return text;
    throw new Refusal(
      `content/${path} has been changed outside this tab. Copy your text, reload the page, decline its backup and paste your text again.`,
    );
  }

  /** Merges a tab's version into the current file. Throws a refusal when the file has changed since the tab opened it. */
  merged(tab: string, path: string, raw: string): Change {
    const file = entryFileOf(path);
    return { path: file.path, content: fromEditor(this.unchanged(tab, file.path), raw, file) };
  }

  /** All media, by their paths under `content/media/`. */
  async media(): Promise<string[]> {
    const root = join(this.folder, MEDIA);
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
      .filter((path) => isMediaFile(MEDIA + path))
      .sort();
  }

  /** The content check's advice on a file, as lines; on all files if the path is empty. */
  async advice(path: string): Promise<string[]> {
    const problems = await checkContent(this.folder, { earlier: earlierVersion(this.folder) });
    return problems.filter((problem) => !isError(problem) && problem.file.startsWith(path)).map(formatProblem);
  }

  /**
   * Writes a tab's changes, one set after another. Writes nothing and rejects with a refusal if the check finds a new error, whose message
   * it quotes, or if a file has changed since the tab opened it.
   */
  write(tab: string, makeChanges: () => Promise<Change[]>): Promise<void> {
    const writing = this.last.then(async () => {
      const changes = await makeChanges();
      const errors = await newErrors(this.folder, changes);
      if (errors.length > 0) throw new Refusal(`Nothing was written. ${errors.join("\n")}`);
      const entries = changes.filter(({ path }) => kindOf(path));
      // Compared again, because the check is slow. From here on everything is synchronous, so nothing can change in between.
      for (const { path } of entries) this.unchanged(tab, path);
      applyChanges(this.folder, changes);
      for (const { path, content } of entries) this.opened.set(`${tab} ${path}`, content?.toString());
    });
    this.last = writing.catch(() => undefined);
    return writing;
  }
}
