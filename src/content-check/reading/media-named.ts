import type { MediaHints } from "../../content-model/fields";
import { hasBrace } from "../../content-model/tokens";
import type { ContentPath } from "../../content-model/visit-strings";
import { readText } from "../data";
import { mediaPath } from "../media/find-media";
import type { ContentDocument } from "./document";

/** The requirements of a field for its file. */
export interface Demand extends Omit<MediaHints, "media"> {
  media: NonNullable<MediaHints["media"]> | "download";
}

/** The media files that a document's fields name, with their paths in `content/` and the fields' requirements. */
export const mediaNamed = (document: ContentDocument): { path: string; field: ContentDocument["strings"][number]; demand: Demand }[] =>
  document.strings.flatMap((field) => {
    const { media } = field.schema;
    if (media === undefined || hasBrace(field.value)) return [];
    return [{ path: mediaPath(document.path, field.value), field, demand: { ...field.schema, media } }];
  });

/** The film that the encoding or captions in a field belong to: a loop's `h264`, or a film's `video`. */
export const filmBeside = (document: ContentDocument, path: ContentPath): string => {
  const [film] = ["video", "h264"].flatMap((name) => readText(document.data, ...path.slice(0, -1), name) ?? []);
  return film === undefined ? "" : mediaPath(document.path, film);
};
