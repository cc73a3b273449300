/** @jest-environment node */
import { readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../src/content-check/check-content";
import { formatProblem } from "../../src/content-check/problem";
import { committedContent } from "./repository.testing";
import { writeRedirects } from "./write-redirects";

let repository: ReturnType<typeof committedContent>;

beforeEach(() => {
  repository = committedContent();
});

const redirects = (...entries: [from: string, to: string][]): void => {
  repository.write("redirects.yaml", `redirects:\n${entries.map(([from, to]) => `  - from: ${from}\n    to: ${to}\n`).join("")}`);
};

const lost = async (): Promise<(string | undefined)[][]> => (await repository.compare()).lost.map(({ from, to }) => [from, to]);

/** Writes the offered redirects; returns the text of the file. */
const written = async (): Promise<string> => {
  await writeRedirects(repository.content, (await repository.compare()).lost);
  return readFileSync(join(repository.content, "redirects.yaml"), "utf8");
};

const problems = async (): Promise<string[]> => (await checkContent(repository.content)).map(formatProblem);

const renameAdvisers = (name: string, change: (text: string) => string = (text) => text): void => {
  const [from, to] = ["advisers", name].map((slug) => join(repository.content, `audiences/${slug}.yaml`));
  renameSync(from ?? "", to ?? "");
  for (const path of ["navigation.yaml", "pages/home.yaml"]) repository.edit(path, (text) => text.replaceAll("/advisers", `/${name}`));
  repository.edit(`audiences/${name}.yaml`, (text) => change(text.replaceAll("/advisers", `/${name}`)));
};

const moveContact = (path: string): void => {
  repository.edit("pages/contact.yaml", (text) => text.replaceAll("/contact", path));
};

describe("the target offered for a lost address", () => {
  it("is the new address of the same file", async () => {
    moveContact("/write");
    expect(await lost()).toEqual([["/contact", "/write"]]);
  });

  it("is the page with the same name, or similar words", async () => {
    renameAdvisers("bankers");
    expect(await lost()).toEqual([["/advisers", "/bankers"]]);
    repository.edit("audiences/bankers.yaml", (text) => text.replace("name: advisers", "name: bankers"));
    expect(await lost()).toEqual([["/advisers", "/bankers"]]);
  });

  it("is nothing if no page resembles it", async () => {
    rmSync(join(repository.content, "audiences/advisers.yaml"));
    expect(await lost()).toEqual([["/advisers", undefined]]);
  });
});

describe("the written file", () => {
  it("is new if there was none, and passes the content check", async () => {
    renameAdvisers("bankers");
    expect(await written()).toBe(
      "# Addresses that have moved. An old address keeps its visitors and its rank only while it is listed here.\n\nredirects:\n  - from: /advisers\n    to: /bankers\n",
    );
    expect([await lost(), await problems()]).toEqual([[], []]);
  });

  it("keeps comments and order, and redirects older addresses straight to the final one", async () => {
    repository.write(
      "redirects.yaml",
      "# Ours.\nredirects:\n  # Old ones.\n  - from: /old  # known\n    to: /advisers#steps\n  - from: /home\n    to: /\n",
    );
    repository.commit();
    renameAdvisers("bankers");

    expect(await written()).toBe(
      "# Ours.\nredirects:\n  # Old ones.\n  - from: /old  # known\n    to: /bankers#steps\n  - from: /home\n    to: /\n  - from: /advisers\n    to: /bankers\n",
    );
    expect(await problems()).toEqual([]);
  });

  it("neither hides a page nor repeats an entry: when a former name returns, its redirects are removed", async () => {
    repository.edit("site.yaml", (text) => text.replace("Norden", "Sud"));
    redirects(["/{product}", "/"], ["/norden", "/"], ["/bankers", "/advisers"]);
    repository.commit();
    repository.edit("site.yaml", (text) => text.replace("Sud", "Norden"));
    renameAdvisers("bankers");

    expect(await written()).toBe(
      "redirects:\n  - from: /{product}\n    to: /\n  - from: /advisers\n    to: /bankers\n  - from: /sud\n    to: /\n",
    );
    expect(await problems()).toEqual([]);
  });

  it("asks once for a removed page's target, and fails the content check until an editor fills it in", async () => {
    redirects(["/old", "old"]);
    rmSync(join(repository.content, "audiences/advisers.yaml"));
    const asking = 'redirects:\n  - from: /old\n    to: old\n  - from: /advisers\n    to: "?"\n';
    expect([await written(), await written()]).toEqual([asking, asking]);
    expect(await problems()).toContain(
      "content/redirects.yaml:5:9  redirects[1].to  is not an address to redirect to. Write a page of this site, such as /terms, or a whole address that begins with https://.",
    );
  });
});
