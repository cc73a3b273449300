/** What the tables of damages are made of. */
import { kinds } from "../../../content-model/kinds";
import { sectionModel } from "../../../content-model/section";
import { tokenNames } from "../../../content-model/tokens";
import { iconNames } from "../../../content-model/workflow";
import { list } from "../words";

/** A damaged content folder: `fixtures/valid`, overlaid with `fixtures/damaged/<name>`. */
export interface Damage {
  /** Its name, and that of the folder with its files. */
  name: string;
  /** Files that are taken away. */
  without?: readonly string[];
  /** Files that are made while testing, because they are not fit for a repository. */
  made?: Readonly<Record<string, () => string>>;
  /** What the content check prints of errors, to the letter. */
  lines: readonly string[];
}

export const ICONS = list(iconNames);
export const SECTIONS = list(sectionModel.options.map(({ shape }) => shape.type.value));
export const TOKENS = tokenNames.map((name) => `{${name}}`).join(", ");
export const FILES = kinds.map(({ files }) => files).join(", ");
