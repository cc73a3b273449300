import { basename } from "node:path";
import type { ContentPath } from "../../content-model/visit-strings";
import { changedLast } from "../changed-last";
import type { CrossCheck } from "../cross-checks/cross-check";
import { filmBeside, mediaNamed } from "../cross-checks/media";
import { repeated } from "../cross-checks/unique";
import { type ContentDocument, problemAt, read, readText } from "../document";
import type { Problem } from "../problem";

/** A file's name up to its first dot: `suite` of `suite.av1.mp4`. */
export const nameOf = (path: string): string => basename(path).replace(/\..*$/u, "");

/** The least share of a fully captioned film that has captions. */
const CAPTIONED_SHARE = 0.75;

/** The picture that wide screens show in place of one for phones, or that a loop begins with. */
const companionOf = ({ data }: ContentDocument, path: ContentPath): string | undefined => {
  if (path.at(-1) === "phone") return readText(data, ...path.slice(0, -1), "src");
  return path.at(-2) === "backgroundVideo" ? readText(data, ...path.slice(0, -2), "picture", "src") : undefined;
};

interface Callout {
  path: ContentPath;
  slide: ContentPath;
  x: unknown;
  y: unknown;
}

/** Every callout in data of any shape, with the picture that it is of. */
const calloutsIn = (data: unknown, path: ContentPath = []): Callout[] =>
  typeof data !== "object" || data === null
    ? []
    : Object.entries(data).flatMap(([name, value]) => {
        const key = Array.isArray(data) ? Number(name) : name;
        return path.at(-1) === "callouts"
          ? [{ path: [...path, key], slide: path, x: read(value, "x"), y: read(value, "y") }]
          : calloutsIn(value, [...path, key]);
      });

/** A page shows each picture with a meaning once, and its versions show the same. */
const adviseShown = (document: ContentDocument): Problem[] => {
  const media = mediaNamed(document);
  return [
    ...repeated(
      media.filter(({ field }) => readText(document.data, ...field.path.slice(0, -1), "alt") !== undefined),
      ({ path }) => path,
      ({ field, path }, first) => {
        const line = document.locate(first.field.path).line;
        return problemAt(document, field.path, `is content/${path}, which line ${line} shows already. Use another picture`);
      },
    ),
    ...media.flatMap(({ field, path }) => {
      const name = nameOf(companionOf(document, field.path) ?? "");
      const message = `is not named after ${name}, the picture beside it. Use the file that shows the same, and name it after that picture`;
      return nameOf(path).startsWith(name) ? [] : [problemAt(document, field.path, message)];
    }),
  ];
};

/** Callouts of one picture that cover each other. */
const adviseCallouts = (document: ContentDocument): Problem[] =>
  repeated(
    calloutsIn(document.data),
    ({ slide, x, y }) => [...slide, x, y].join(" "),
    ({ path }, first) =>
      problemAt(
        document,
        path,
        `is at the same place as line ${document.locate(first.path).line}. Give it an \`x\` and a \`y\` of its own`,
      ),
  );

/** A file is not a copy of another that is shown elsewhere. To replace a picture, keep its file name. */
const adviseCopies: CrossCheck = ({ documents, media, hasChanged }) => {
  const named = changedLast(
    documents.flatMap((document) => mediaNamed(document).map(({ path, field }) => ({ document, path, field }))),
    hasChanged,
  );
  return repeated(
    named.filter(({ path }, index) => media.get(path)?.digest !== undefined && named.findIndex((one) => one.path === path) === index),
    ({ path }) => media.get(path)?.digest ?? path,
    ({ document, path, field }, first) =>
      problemAt(
        document,
        field.path,
        `is content/${path}, the same file as content/${first.path}. Replace the copy by the file that is meant`,
      ),
  );
};

/** Captions that stop long before their film. */
const adviseCaptions: CrossCheck = ({ documents, media }) =>
  documents.flatMap((document) =>
    mediaNamed(document).flatMap(({ path, field, demand }) => {
      const [end, length = 0] = [path, filmBeside(document, field.path)].map((file) => media.get(file)?.seconds);
      if (demand.media !== "captions" || !end || end >= length * CAPTIONED_SHARE) return [];
      const message = `is content/${path}, which ends at ${Math.round(end)} seconds, but the film lasts ${Math.round(length)}. Write captions for the rest`;
      return [problemAt(document, field.path, message)];
    }),
  );

/** Pictures are told apart, on a page and in previews of pages; captions run to the end of their film. */
export const advisePictures: CrossCheck = (situation) => [
  ...situation.documents.flatMap(adviseShown),
  ...situation.documents.flatMap(adviseCallouts),
  ...adviseCopies(situation),
  ...adviseCaptions(situation),
  ...repeated(
    situation.documents.flatMap((document) =>
      mediaNamed(document)
        .filter(({ field, demand }) => demand.media === "preview" && field.path[0] === "metadata")
        .map((preview) => ({ document, ...preview })),
    ),
    ({ path }) => path,
    ({ document, field }, first) =>
      problemAt(document, field.path, `is the preview of content/${first.document.path} too. Use a picture of this page's own`),
  ),
];
