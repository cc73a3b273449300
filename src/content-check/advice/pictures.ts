import type { CrossCheck } from "../cross-check";
import { read, readText } from "../data";
import type { Problem } from "../problem";
import { type ContentDocument, problemAt } from "../reading/document";
import { filmBeside, mediaNamed } from "../reading/media-named";
import { repeated } from "../repeated";

/** The share of a film that its captions should cover at least. */
const CAPTIONED_SHARE = 0.75;

/** A page shows each picture only once, unless the picture is decorative. */
const adviseShown = (document: ContentDocument): Problem[] =>
  repeated(
    mediaNamed(document).filter(({ field }) => readText(document.data, ...field.path.slice(0, -1), "alt") !== undefined),
    ({ path }) => path,
    ({ field, path }, first) => {
      const line = document.locate(first.field.path).line;
      return problemAt(document, field.path, `is content/${path}, which line ${line} already shows. Use another picture`);
    },
  );

/** One picture or film under two names, probably because it was copied over the wrong file. */
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
        `is content/${path}, the same file as content/${first.path}. Replace the copy with the file that you meant`,
      ),
  );
};

/** Black, even after lossy compression: our darkest pictures have 25 or more at their edges. */
const BLACK = 3;

/** Pictures with black bars, which exports of slides and film frames often have. */
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
      return problemAt(document, path, `overlaps the callout on line ${line}. Give it an \`x\` and a \`y\` of its own`);
    },
  );

/** Dark text needs a picture brighter than the first value, light text one darker than the second. Ours begin at 237 and 25. */
const [DARK, BRIGHT] = [110, 150];
/** The times of day whose pictures have dark text on them. */
const OF_DAY: readonly unknown[] = ["noon", "fog"];

/** The picture behind a heading is as bright as the section's `light` suggests. */
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
          `is content/${path}, which is too ${look} for the colour of the text on it, set by \`light: ${light}\`. Write ${others}, or use another picture`,
        ),
      ];
    }),
  );

/** Anything lighter is hard to see on the page, whose colour has a brightness of 250. */
const LIGHTEST = 200;

/** Word-marks are dark enough to be seen on the page, and fill their files. */
const adviseWordMarks: CrossCheck = ({ documents, media }) =>
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

/** A film with fewer bytes a second is probably a single colour; our calmest loop has 4,600. */
const MIN_BYTES_A_SECOND = 3_000;

/** Films that show hardly anything. */
const adviseEmptyFilms: CrossCheck = ({ documents, media }) =>
  documents.flatMap((document) =>
    mediaNamed(document).flatMap(({ path, field }) => {
      const { codec, bytes = 0, seconds } = media.get(path) ?? {};
      if (codec === undefined || !seconds || bytes >= MIN_BYTES_A_SECOND * seconds) return [];
      const message = `is content/${path}, which has so few bytes a second that it can hardly show anything. Look at it`;
      return [problemAt(document, field.path, message)];
    }),
  );

/** Each page has its own preview and loop, no picture appears twice, and captions run to the end of their film. */
export const advisePictures: CrossCheck = (content) => [
  ...content.documents.flatMap(adviseShown),
  ...content.documents.flatMap(adviseCallouts),
  ...[adviseCaptions, adviseBrightness, adviseWordMarks, adviseCopies, adviseBars, adviseEmptyFilms].flatMap((advise) => advise(content)),
  ...repeated(
    content.documents.flatMap((document) =>
      mediaNamed(document)
        .filter(({ field, demand }) => demand.isLoop ?? (demand.media === "preview" && field.path[0] === "metadata"))
        .map((file) => ({ document, ...file })),
    ),
    ({ path }) => path,
    ({ document, field, demand }, first) => {
      const [what, own] = demand.isLoop ? ["loop", "loop"] : ["preview", "picture"];
      return problemAt(document, field.path, `is also the ${what} of content/${first.document.path}. Give this page its own ${own}`);
    },
  ),
];
