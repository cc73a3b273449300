import type { CrossCheck } from "../cross-check";
import { read, readText } from "../data";
import type { Problem } from "../problem";
import { type ContentDocument, problemAt } from "../reading/document";
import { filmBeside, mediaNamed } from "../reading/media-named";
import { repeated } from "../repeated";

/** The least share of a fully captioned film that has captions. */
const CAPTIONED_SHARE = 0.75;

/** A page shows each picture with a meaning once. */
const adviseShown = (document: ContentDocument): Problem[] =>
  repeated(
    mediaNamed(document).filter(({ field }) => readText(document.data, ...field.path.slice(0, -1), "alt") !== undefined),
    ({ path }) => path,
    ({ field, path }, first) => {
      const line = document.locate(first.field.path).line;
      return problemAt(document, field.path, `is content/${path}, which line ${line} shows already. Use another picture`);
    },
  );

/** One picture or film under two names, which a copy in the wrong place makes. */
const adviseCopies: CrossCheck = ({ documents, media }) => {
  const named = documents.flatMap((document) => mediaNamed(document).map((one) => ({ document, ...one })));
  const files = [...new Map(named.map((one) => [one.path, one])).values()].filter(
    ({ path }) => media.get(path)?.shades ?? media.get(path)?.codec,
  );
  return repeated(
    files,
    ({ path }) => {
      const { bytes, shades, seconds, codec } = media.get(path) ?? {};
      return [bytes, shades ?? seconds, codec].join();
    },
    ({ document, field, path }, first) =>
      problemAt(
        document,
        field.path,
        `is content/${path}, the same file as content/${first.path}. Replace the copy by the one that is meant`,
      ),
  );
};

/** Black, even after lossy compression: our darkest pictures have 25 or more at their edges. */
const BLACK = 3;

/** Pictures between black bars, as an export of a slide or of a film's frame leaves them. */
const adviseBars: CrossCheck = ({ documents, media }) =>
  documents.flatMap((document) =>
    mediaNamed(document).flatMap(({ path, field }) => {
      const { shades = [] } = media.get(path) ?? {};
      const last = Math.sqrt(shades.length) - 1;
      const isBetween = (place: (index: number) => number): boolean =>
        [0, last].every((edge) => shades.every((shade, index) => shade <= BLACK || place(index) !== edge));
      const isBarred =
        shades.length > 0 && (isBetween((index) => index % (last + 1)) || isBetween((index) => Math.floor(index / (last + 1))));
      return isBarred ? [problemAt(document, field.path, `is content/${path}, which has black bars at its edges. Crop them off`)] : [];
    }),
  );

/** Callouts of one picture that cover each other. */
const adviseCallouts = (document: ContentDocument): Problem[] =>
  repeated(
    document.strings.filter(({ path }) => path.at(-3) === "callouts" && path.at(-1) === "text").map(({ path }) => path.slice(0, -1)),
    (path) => [...path.slice(0, -1), read(document.data, ...path, "x"), read(document.data, ...path, "y")].join(" "),
    (path, first) => {
      const line = document.locate(first).line;
      return problemAt(document, path, `overlaps the callout in line ${line}. Give it an \`x\` and a \`y\` of its own`);
    },
  );

/** How bright a picture is at most or at least; ours of night have 25 or more, those of day 237 or more. */
const [DARK, BRIGHT] = [110, 150];
/** The times of day on whose pictures words are dark. */
const OF_DAY: readonly unknown[] = ["noon", "fog"];

/** The land behind a heading is as bright as its `light` says. */
const adviseBrightness: CrossCheck = ({ documents, media }) =>
  documents.flatMap((document) =>
    mediaNamed(document).flatMap(({ path, field }) => {
      const { brightness } = media.get(path) ?? {};
      const hero = field.path.slice(0, -2);
      if (brightness === undefined || readText(document.data, ...hero, "type") !== "hero" || field.path.at(-2) !== "picture") return [];
      const light = readText(document.data, ...hero, "light") ?? "night";
      const isOfDay = OF_DAY.includes(light);
      if (isOfDay ? brightness > DARK : brightness < BRIGHT) return [];
      const [look, others] = isOfDay ? ["dark", "night, dawn or sea"] : ["bright", "noon or fog"];
      return [
        problemAt(
          document,
          field.path,
          `is content/${path}, a ${look} picture, but the words on it are those of \`light: ${light}\`. Write ${others}, or use another picture`,
        ),
      ];
    }),
  );

/** Anything lighter hardly shows on paper (250). */
const LIGHTEST = 200;

/** Word-marks are dark enough for the page, and as large as their files. */
const adviseMarks: CrossCheck = ({ documents, media }) =>
  documents.flatMap((document) =>
    mediaNamed(document).flatMap(({ path, field, demand }) => {
      const { darkest = 0, misfit } = (demand.media === "mark" ? media.get(path) : undefined) ?? {};
      return [
        ...(darkest > LIGHTEST ? ["is nearly as light as the page and would hardly show. Export it in dark colours"] : []),
        ...(misfit === undefined ? [] : [`${misfit}. Give its <svg> a viewBox as large as the drawing`]),
      ].map((message) => problemAt(document, field.path, `is content/${path}, which ${message}`));
    }),
  );

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

/** Pictures are told apart, on a page, and in the previews and loops of pages; captions run to the end of their film. */
export const advisePictures: CrossCheck = (content) => [
  ...content.documents.flatMap(adviseShown),
  ...content.documents.flatMap(adviseCallouts),
  ...[adviseCaptions, adviseBrightness, adviseMarks, adviseCopies, adviseBars].flatMap((advise) => advise(content)),
  ...repeated(
    content.documents.flatMap((document) =>
      mediaNamed(document)
        .filter(({ field, demand }) => demand.isLoop ?? (demand.media === "preview" && field.path[0] === "metadata"))
        .map((file) => ({ document, ...file })),
    ),
    ({ path }) => path,
    ({ document, field, demand }, first) => {
      const [what, own] = demand.isLoop ? ["loop", "loop"] : ["preview", "picture"];
      return problemAt(document, field.path, `is the ${what} of content/${first.document.path} too. Use a ${own} of this page's own`);
    },
  ),
];
