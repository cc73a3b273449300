import { expandTokens, toSlug } from "../../content-model/tokens";
import { quote } from "../../content-model/words";
import { type CrossCheck, inEachText } from "../cross-check";
import { fieldName } from "../problem";
import { problemAt, readText } from "../reading/document";
import { likeness } from "../reading/likeness";
import { mediaNamed } from "../reading/media-named";
import { nameOf } from "./pictures";

/** One picture has one description on all pages; it may be decorative elsewhere. Duplicates on one page are reported elsewhere. */
const adviseAlike: CrossCheck = ({ documents }) => {
  const described = documents.flatMap((document) =>
    mediaNamed(document).flatMap(({ path, field }) => {
      const alt = [...field.path.slice(0, -1), "alt"];
      const text = field.path.at(-1) === "src" ? readText(document.data, ...alt) : undefined;
      return text === undefined ? [] : [{ document, path, alt, text }];
    }),
  );
  return described.flatMap(({ document, path, alt, text }) => {
    const first = described.find((one) => one.path === path);
    return !first || first.document === document || likeness(first.text) === likeness(text)
      ? []
      : [problemAt(document, alt, `and content/${first.document.path} describe content/${path} differently. Use the same alt text`)];
  });
};

/** An alternative text or role that names another entry's picture is probably swapped; that of a word-mark is its firm's name. */
const adviseNamed: CrossCheck = ({ documents, tokens }) =>
  documents.flatMap((document) => {
    const media = mediaNamed(document).filter(({ field }) => field.path.at(-1) === "src");
    return media.flatMap(({ path, field, demand }) => {
      const picture = field.path.slice(0, -1);
      const index = picture.findLastIndex((key) => typeof key === "number");
      const [list, beside] = [picture.slice(0, index), picture.slice(index + 1)];
      const others = media.filter((one) => one.path !== path && fieldName(one.field.path.slice(0, index)) === fieldName(list));
      return [
        [...picture, "alt"],
        [...picture.slice(0, index + 1), "role"],
      ].flatMap((label) => {
        const words = `-${toSlug(expandTokens(readText(document.data, ...label) ?? "", tokens))}-`;
        const fits = (file: string): boolean => words.includes(`-${nameOf(file)}-`);
        const meant = others.find((other) => fits(other.path));
        if (list.length > 1 && beside.length < 2 && meant && !fits(path))
          return [problemAt(document, label, `fits ${quote(meant.field.value)} better than ${quote(field.value)}. Swap them`)];
        const isNamed = words.split("-").some((word) => word.length > 2 && nameOf(path).includes(word));
        return demand.media !== "mark" || label.at(-1) !== "alt" || isNamed
          ? []
          : [problemAt(document, label, `does not name the firm of content/${path}. Write its name, or name the file after it`)];
      });
    });
  });

/** A name that tells one of several things from the others, such as Investor C or Fund IV. */
const LETTERED = /\b(Bidder|Buyer|Exhibit|Fund|Investor|Project|Round|Series) (\d+|[A-Z]\p{L}*)/gu;

/** A caption and the alternative text above it say different things of the same picture. */
const adviseCaptions = inEachText(({ path, value }, { data }) => {
  const caption = path.at(-1) === "alt" ? readText(data, ...path.slice(0, -1), "caption") : undefined;
  if (caption === undefined) return undefined;
  if (likeness(caption.replace(/^Exhibit \d+\. /u, "")) === likeness(value))
    return "says the same as its caption, which is read out too. Say what the picture shows";
  const [here, there] = [value, caption].map((text) => [...text.matchAll(LETTERED)]);
  const other = here?.find(([name, kind]) => {
    const same = (there ?? []).filter(([, its]) => its === kind).map(([its]) => its);
    return same.length > 0 && !same.includes(name);
  });
  return other && `names ${quote(other[0])}, which its caption ${quote(caption)} calls otherwise. Correct one of the two`;
});

/** Pictures and what is said of them belong together. */
export const adviseAltTexts: CrossCheck = (content) => [adviseAlike, adviseNamed, adviseCaptions].flatMap((advise) => advise(content));
