import { extname, posix } from "node:path";
import type { Codec } from "../../content-model/fields";
import { list, quote } from "../../content-model/words";
import type { CrossCheck } from "../cross-check";
import { type FormatName, formats, megabytes, nameFault } from "../media/formats";
import type { Inspection } from "../media/inspection";
import type { Fault } from "../problem";
import { problemAt } from "../reading/document";
import { type Demand, filmBeside, mediaNamed } from "../reading/media-named";

/** The name of each kind of file, and its allowed formats. */
const PLACES: Readonly<Record<Demand["media"], { name: string; formats: readonly FormatName[] }>> = {
  picture: { name: "a picture format allowed here", formats: ["webp", "png", "jpeg"] },
  mark: { name: "a word-mark", formats: ["svg", "webp", "png", "jpeg"] },
  preview: { name: "a preview picture", formats: ["jpeg", "png"] },
  film: { name: "a film format allowed here", formats: ["mp4"] },
  captions: { name: "a file of captions", formats: ["vtt"] },
  download: { name: "a download", formats: ["pdf"] },
};

/** The usual names of encodings, and their containers; the page declares VP9 as WebM. */
const CODECS: Readonly<Record<Codec, { name: string; formats: readonly FormatName[] }>> = {
  av1: { name: "AV1", formats: ["mp4"] },
  vp9: { name: "VP9", formats: ["webm"] },
  h264: { name: "H.264", formats: ["mp4"] },
};

const isCodec = (codec: string): codec is Codec => Object.hasOwn(CODECS, codec);

const PREVIEW = { width: 1200, height: 630 };

const pixelFault = ({ width, height }: Inspection, { media, leastWidth = 0, leastHeight = 0 }: Demand): string | undefined => {
  if (width === undefined || height === undefined) return undefined;
  if (media === "preview") {
    return width === PREVIEW.width && height === PREVIEW.height
      ? undefined
      : `has ${width}x${height} pixels. Make a preview exactly ${PREVIEW.width}x${PREVIEW.height}`;
  }
  if (leastWidth > 0 && leastWidth < leastHeight && width > height)
    return `is in landscape format (${width}x${height}). Use a portrait one: the sides of this one would be cut off`;
  if (width >= leastWidth && height >= leastHeight) return undefined;
  const least = leastWidth === 0 ? `${leastHeight} pixels in height` : `${leastWidth}x${leastHeight}`;
  return `has ${width}x${height} pixels, too few for this field. Use at least ${least}`;
};

/** Shorter loops flicker; longer ones are films. */
const LOOP_SECONDS = { least: 1, most: 60 };
const LOOP_WIDTH = 640;

/** What makes a film unfit to repeat behind a heading. */
const loopFault = ({ hasSound, width, height, seconds }: Inspection): string | undefined => {
  if (hasSound === true) return "has sound, which a loop does not play. Export it without";
  if (width !== undefined && height !== undefined && height > width)
    return `is in portrait format (${width}x${height}). Export it in landscape`;
  if (width !== undefined && width < LOOP_WIDTH) return `is only ${width} pixels wide. Export it at least ${LOOP_WIDTH} wide`;
  const { least, most } = LOOP_SECONDS;
  // A fragmented film states its length as 0.
  return !seconds || (seconds >= least && seconds <= most)
    ? undefined
    : `lasts ${Math.round(seconds * 100) / 100} seconds. Make a loop last ${least} to ${most} seconds`;
};

/** The difference in length to tolerate, because programs round it differently. */
const ROUNDED_SECONDS = 1;

/** Why an encoding cannot be of the same film as the H.264 file named next to it. */
const lengthFault = (path: string, file: Inspection, otherPath: string, other: Inspection | undefined): Fault | undefined =>
  !file.seconds || !other?.seconds || Math.abs(file.seconds - other.seconds) <= ROUNDED_SECONDS
    ? undefined
    : {
        what: `is content/${path}, which lasts ${Math.round(file.seconds)} seconds, but content/${otherPath} lasts ${Math.round(other.seconds)}`,
        fix: "Encode both from the same film",
      };

/** Why captions cannot belong to the film named next to them. */
const captionsFault = (path: string, captions: Inspection, _filmPath: string, film: Inspection | undefined): Fault | undefined => {
  const [end = 0, length] = [captions.seconds, film?.seconds];
  return !length || end <= length + ROUNDED_SECONDS
    ? undefined
    : {
        what: `is content/${path}, which ends at ${Math.round(end)} seconds, but the film lasts ${Math.round(length)}`,
        fix: "Name the captions of this film, or correct their times",
      };
};

/** What is wrong with a file in its field, and how to fix it, as words that continue a sentence after the file's name. */
const complaintOf = (path: string, file: Inspection, demand: Demand): string | undefined => {
  // A name that is not allowed must be changed in any case, whether or not the file exists.
  if (file.unusable !== undefined) return nameFault(path) ?? file.unusable;
  const place = PLACES[demand.media];
  const allowed = (demand.codec ? CODECS[demand.codec] : place).formats;
  const endings = allowed.flatMap((name) => formats[name].extensions);
  if (!endings.includes(extname(path).toLowerCase())) return `is not ${place.name}. Use a file that ends in ${list(endings)}`;
  if (file.misnamed !== undefined && !allowed.includes(file.misnamed)) {
    return `is ${formats[file.misnamed].name}, despite its name. Export it as ${allowed.map((name) => formats[name].short).join(" or ")}`;
  }
  const fault = nameFault(path) ?? file.fault;
  if (fault !== undefined) return fault;
  if (demand.mostBytes !== undefined && (file.bytes ?? 0) > demand.mostBytes) {
    return `has ${megabytes(file.bytes ?? 0)}, too much for this field. Make it at most ${megabytes(demand.mostBytes)}`;
  }
  if (demand.codec && file.codec !== undefined && file.codec !== demand.codec) {
    const found = isCodec(file.codec) ? CODECS[file.codec].name : file.codec;
    return `is encoded as ${found}. Encode it as ${CODECS[demand.codec].name} for this field`;
  }
  const unfit = demand.isLoop ? loopFault(file) : undefined;
  if (unfit !== undefined) return unfit;
  return (demand.media === "picture" ? undefined : file.unfitAsIs) ?? pixelFault(file, demand);
};

/** What is wrong with a file that a field refers to; `names` is the verb ("is", "leads to"). The same fault in every field is one fault. */
export const mediaFault = (names: string, path: string, file: Inspection, demand: Demand): Fault | undefined => {
  const [what, fix = ""] = complaintOf(path, file, demand)?.split(/\. (?=[A-Z].*$)/su) ?? [];
  if (what === undefined) return undefined;
  return { what: `${names} content/${path}, which ${what}`, fix, ...(file.isMissing && { file: path }) };
};

/** Every picture, film and captions file named by a field meets that field's requirements. */
export const checkMedia: CrossCheck = (content) =>
  content.documents.flatMap((document) =>
    mediaNamed(document).flatMap(({ path, field, demand }) => {
      const file = content.media.get(path);
      if (!file) {
        const [, name = posix.basename(field.value)] = /(?:^|\/)media\/(.+)$/u.exec(field.value) ?? [];
        const written = `${posix.dirname(document.path) === "." ? "./" : "../"}media/${name}`;
        return [
          problemAt(document, field.path, `is ${quote(field.value)}, outside content/media. Put the file there and write ${written}`),
        ];
      }
      const filmPath = filmBeside(document, field.path);
      const mismatch = demand.media === "captions" ? captionsFault : lengthFault;
      const fault = mediaFault("is", path, file, demand) ?? mismatch(path, file, filmPath, content.media.get(filmPath));
      return fault ? [problemAt(document, field.path, fault)] : [];
    }),
  );
