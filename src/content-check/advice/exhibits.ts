import { quote } from "../../content-model/words";
import type { CrossCheck } from "../cross-checks/cross-check";
import { fieldsWith, problemWithin } from "../document";

const NUMBERED = /\bExhibit (\d+)\b/gu;

/** An exhibit that a text mentions is on its page, under that number. */
export const adviseExhibits: CrossCheck = ({ documents }) =>
  documents.flatMap((document) => {
    const copy = fieldsWith(document, "@copy");
    const isCaption = ({ path }: (typeof copy)[number]): boolean => path.at(-1) === "caption";
    const shown = copy.filter(isCaption).flatMap(({ value }) => [...value.matchAll(NUMBERED)].map(([name]) => name));
    return copy
      .filter((text) => !isCaption(text))
      .flatMap((text) =>
        [...text.value.matchAll(NUMBERED)]
          .filter(([name]) => !shown.includes(name))
          .map(({ 0: name, index }) => {
            const there =
              shown.length === 0 ? "no caption of this page has that name" : `this page has only ${shown.map(quote).join(", ")}`;
            return problemWithin(document, text, index, `mentions ${quote(name)}, but ${there}. Correct the number or the caption`);
          }),
      );
  });
