/** Decap's configuration, made from the content model on each request, so that forms and check always agree. */
import { basename, dirname, extname } from "node:path";
import { toJsonSchema } from "../../../src/content-model/json-schema";
import { type Kind, kinds } from "../../../src/content-model/kinds";
import { type CmsField, fieldsOf, labelOf } from "./field";

interface CmsFile {
  name: string;
  label: string;
  file: string;
  fields: CmsField[];
}

/** A group of files in the editor: individually listed files, or all files of a folder. */
export interface CmsCollection {
  name: string;
  label: string;
  files?: CmsFile[];
  folder?: string;
  create?: boolean;
  extension?: string;
  format?: "yaml" | "yaml-frontmatter";
  /** The field that names a file in lists and gives new files their name. */
  identifier_field?: string;
  fields?: CmsField[];
}

/** The fields that may name an entry; the first one that its model has is used. */
const IDENTIFIERS = ["label", "title", "slug"];

/** The text below the front matter. */
const BODY: CmsField = { name: "body", label: "Text", widget: "text", required: true, hint: "Markdown, as content/README.md says." };

const isFolder = ({ files }: Kind): boolean => files.includes("*");

const fileOf = ({ name, files, model }: Kind): CmsFile => ({
  name,
  label: labelOf(name),
  file: `content/${files}`,
  fields: fieldsOf(toJsonSchema(model)),
});

const folderOf = ({ name, files, model }: Kind): CmsCollection => {
  const isMdx = extname(files) === ".mdx";
  const fields = fieldsOf(toJsonSchema(model));
  const identifier = IDENTIFIERS.find((candidate) => fields.some((field) => field.name === candidate));
  if (identifier === undefined) throw new Error(`The kind ${name} has no ${IDENTIFIERS.join(", ")} to list its files by.`);
  return {
    name,
    label: labelOf(basename(dirname(files))),
    folder: `content/${dirname(files)}`,
    create: true,
    extension: extname(files).slice(1),
    format: isMdx ? "yaml-frontmatter" : "yaml",
    identifier_field: identifier,
    fields: isMdx ? [...fields, BODY] : fields,
  };
};

/** The configuration that Decap reads as `config.yml` (JSON is YAML). `tab` identifies the browser's tab in the address it saves to. */
export const cmsConfig = (tab: string) => ({
  backend: { name: "proxy", proxy_url: `/api/v1/${tab}`, branch: "main" },
  publish_mode: "simple",
  show_preview_links: false,
  media_folder: "content/media",
  public_folder: "/media",
  editor: { preview: false },
  slug: { encoding: "ascii", clean_accents: true },
  collections: [
    { name: "shared", label: "On every page", files: kinds.filter((kind) => !isFolder(kind)).map(fileOf) },
    ...kinds.filter(isFolder).map(folderOf),
  ] satisfies CmsCollection[],
});
