import { basename } from "node:path";
import { quote } from "../../content-model/words";
import type { CrossCheck } from "../cross-check";
import { readText } from "../data";
import { problemAt } from "../reading/document";
import { mediaNamed } from "../reading/media-named";

/** A file's name up to its first full stop: the encodings of one film share it. */
const stem = (path: string): string => basename(path).replace(/\..*$/u, "");

/** Fields whose file is derived from another field's file: the keys of that other field, and the ending that the derived name adds. */
const MADE: Readonly<Record<string, { from: readonly string[]; ending: string }>> = {
  phone: { from: ["src"], ending: "-phone" },
  av1: { from: ["h264", "video"], ending: "" },
  vp9: { from: ["h264", "video"], ending: "" },
};

/** Encodings of one film, and phone pictures, are named after their original. A file with another name probably belongs to another page. */
export const adviseFileNames: CrossCheck = ({ documents }) =>
  documents.flatMap((document) =>
    mediaNamed(document).flatMap(({ path, field }) => {
      const { from = [], ending = "" } = MADE[String(field.path.at(-1))] ?? {};
      const originals = from.map((key) => ({ key, name: readText(document.data, ...field.path.slice(0, -1), key) }));
      const { key = "", name } = originals.find((one) => one.name !== undefined) ?? {};
      if (name === undefined || stem(path) === stem(name) + ending) return [];
      const message = `is content/${path}, but ${quote(key)} is ${quote(name)}. Use the file whose name begins with ${quote(stem(name) + ending)}`;
      return [problemAt(document, field.path, message)];
    }),
  );
