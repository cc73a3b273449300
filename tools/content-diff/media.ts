import { posix } from "node:path";
import { readText } from "../../src/content-check/data";
import { fieldName } from "../../src/content-check/problem";
import { bytesIn } from "../../src/content-check/reading/bytes-in";
import { type ContentDocument, fieldsWith } from "../../src/content-check/reading/document";
import { expandTokens, type Tokens } from "../../src/content-model/tokens";

/** A file of `content/media/` as used in one place of the content. */
export interface MediaUse {
  /** The content file and field that name it. */
  place: string;
  /** Its path under `content/`. */
  path: string;
  /** Its alternative text; undefined if it has none. */
  alt: string | undefined;
}

/** A picture, a film or a file of captions, in one of the two versions. */
export interface Medium extends Omit<MediaUse, "place"> {
  bytes: Buffer;
}

/** A changed medium. One of the two is undefined if it is new or gone; both have the same bytes if only the alternative text differs. */
export interface MediaChange {
  before: Medium | undefined;
  after: Medium | undefined;
}

/** The media named in a content file. */
export const mediaUses = (document: ContentDocument, tokens: Tokens): MediaUse[] =>
  fieldsWith(document, "@fileByRelativePath").map(({ path, value }) => {
    const alt = readText(document.data, ...path.slice(0, -1), "alt");
    return {
      place: `${document.path} ${fieldName(path)}`,
      path: posix.join(posix.dirname(document.path), value),
      alt: alt === undefined ? undefined : expandTokens(alt, tokens),
    };
  });

const mediumOf = (folder: string, use: MediaUse | undefined): Medium | undefined => {
  const bytes = use && bytesIn(folder, use.path);
  return use && bytes && { path: use.path, alt: use.alt, bytes };
};

const isChange = ({ before, after }: MediaChange): boolean =>
  before && after ? !before.bytes.equals(after.bytes) || before.alt !== after.alt : before !== after;

/** The content folder of one of the two versions, and the media that a page shows from it. */
interface ShownMedia {
  folder: string;
  uses: readonly MediaUse[];
}

/** Ways to recognise a medium in the other version, the surest first. */
const RECOGNISED: readonly ((old: MediaUse, use: MediaUse) => boolean)[] = [
  (old, use) => old.path === use.path && old.alt === use.alt,
  (old, use) => old.path === use.path,
  (old, use) => old.place === use.place,
];

/** Each medium's predecessor, and the media that are gone. */
const pairUses = (was: readonly MediaUse[], is: readonly MediaUse[]): { before: ReadonlyMap<MediaUse, MediaUse>; gone: Set<MediaUse> } => {
  const gone = new Set(was);
  const before = new Map<MediaUse, MediaUse>();
  for (const recognises of RECOGNISED) {
    for (const use of is.filter((candidate) => !before.has(candidate))) {
      const old = [...gone].find((candidate) => recognises(candidate, use));
      if (old) before.set(use, old);
      if (old) gone.delete(old);
    }
  }
  return { before, gone };
};

/**
 * The differences in what a visitor sees and hears on one page. A medium is compared with the one of the same name, or with the one that it
 * replaces. A change that appears twice on a page is reported once.
 */
export const differingMedia = (was: ShownMedia, is: ShownMedia): MediaChange[] => {
  const { before, gone } = pairUses(was.uses, is.uses);
  const changes = [
    ...is.uses.map((use) => ({ before: mediumOf(was.folder, before.get(use)), after: mediumOf(is.folder, use) })),
    ...[...gone].map((use) => ({ before: mediumOf(was.folder, use), after: undefined })),
  ];
  const keyOf = (change: MediaChange) => JSON.stringify([change.before, change.after].map((medium) => [medium?.path, medium?.alt]));
  return [...new Map(changes.filter(isChange).map((change) => [keyOf(change), change])).values()];
};
