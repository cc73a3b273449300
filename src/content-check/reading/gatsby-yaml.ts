/**
 * The YAML readers of Gatsby's plugins, resolved as the plugins resolve them. The site shows what these read, even where the `yaml`
 * package (which records positions) or an editor's program reads the same text differently.
 */
import { createRequire } from "node:module";
import { join } from "node:path";

/** Reads YAML; throws an error with a `reason` and a `mark` (line and column from 0) when it cannot. */
export type YamlReader = (text: string) => unknown;

type Load = ReturnType<typeof createRequire>;

const fromSite = createRequire(join(process.cwd(), "package.json"));
/** Resolves modules as the installed package does. */
const asPackage = (name: string, load: Load): Load => createRequire(load.resolve(name));

const ofYamlFiles = asPackage("gatsby-transformer-yaml", fromSite)("js-yaml") as { load: YamlReader };
const ofFrontMatter = asPackage("gray-matter", asPackage("gatsby-plugin-mdx", fromSite))("js-yaml") as { safeLoad: YamlReader };

/** Reads a YAML file as gatsby-transformer-yaml does (js-yaml 4). */
export const readYamlFile: YamlReader = (text) => ofYamlFiles.load(text);

/** Reads the front matter of an MDX file as gatsby-plugin-mdx does (js-yaml 3: `5:30` is a number there). */
export const readFrontMatter: YamlReader = (text) => ofFrontMatter.safeLoad(text);
