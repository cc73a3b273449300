import { createRequire } from "node:module";
import { splitFrontMatter } from "./read-mdx";

// Resolved as the site's plugin resolves it.
const load = createRequire(require.resolve("gatsby-plugin-mdx"));
const matter = load("gray-matter") as (text: string) => { matter: string; content: string };

it.each([
  ["as usual", "---\na: 1\n---\n\nText\n"],
  ["with Windows' line ends", "---\r\na: 1\r\n---\r\n\r\nText\r\n"],
  ["after a byte order mark", "\uFEFF---\na: 1\n---\nText\n"],
  ["with a rule in the text", "---\na: 1\n---\nText\n\n---\n\nMore\n"],
  ["with --- within a line", "---\na: b --- c\n---\nText\n"],
  ["with an indented ---", "---\na: |\n  ---\n---\nText\n"],
  ["without text", "---\na: 1\n---"],
])("splits a file %s where the site does", (_how, text) => {
  const { frontMatter = "", whole } = splitFrontMatter(text);
  const site = matter(text);

  expect(frontMatter.trim()).toBe(site.matter.trim());
  expect(text.slice(whole.length).trim()).toBe(site.content.trim());
});
