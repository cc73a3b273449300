import { numberIn, numbersIn, SIGNS, TIME } from "../../content-model/figures";
import { quote } from "../../content-model/words";
import type { CrossCheck } from "../cross-check";
import { problem, THIS_LINE } from "../problem";
import { problemAt, readList, readSound, readText } from "../reading/document";

/** The unit of a number, where it has one in words. */
const UNITS = new RegExp(`\\b(?:${TIME}|licence|user)(?=s?\\b)`, "giu");

/** How many words may be between a number and its unit: “five calendar days”. */
const BETWEEN = 2;

/** Whether a text contains a figure, in digits or in words, beside its sign or followed by one of the units, if there are any. */
const says = (text: string, value: string, units: readonly string[]): boolean => {
  const wanted = numberIn(value);
  const signs = Object.entries(SIGNS).filter(([sign]) => value.includes(sign));
  return numbersIn(text).some((number) => {
    if (number.value !== wanted) return false;
    if (signs.length > 0) return signs.some(([, [side, sign]]) => sign.test(number[side]));
    const behind =
      number.after
        .toLowerCase()
        .match(/[\p{L}\d]+/gu)
        ?.slice(0, 1 + BETWEEN) ?? [];
    const at = behind.findIndex((word) => units.some((unit) => word === unit || word === `${unit}s`));
    return units.length === 0 || (at >= 0 && behind.slice(0, at).every((word) => [undefined, wanted].includes(numberIn(word))));
  });
};

/** The least age of a user, as legal texts state it. */
const AGE =
  /\b(?:under|at least|over) (?:the age of )?(\d\d)(?= (?:years (?:old|of age)|may\b))|\bunder (?:the age of )?(\d\d)(?=[.;])|\b(\d\d) years (?:old|of age)/gu;

/** All legal texts state the same age. */
const adviseAges: CrossCheck = ({ documents }) => {
  const ages = documents.flatMap((document) =>
    document.texts.flatMap(({ value, placeAt }) =>
      [...value.matchAll(AGE)].map(({ 0: words, index }) => ({
        document,
        words,
        age: /\d+/u.exec(words)?.[0],
        place: placeAt(index),
      })),
    ),
  );
  const [first] = ages;
  return ages
    .filter(({ age }) => age !== first?.age)
    .map(({ document, words, place }) => {
      const there = `content/${first?.document.path}:${first?.place.line}`;
      return problem(
        document.path,
        place,
        THIS_LINE,
        `says ${quote(words)}, but ${there} says ${quote(first?.words ?? "")}. Write the same age in both`,
      );
    });
};

/** The limits that a legal text sets are still in that text. */
const adviseSources: CrossCheck = ({ documents }) =>
  documents
    .filter(({ kind }) => kind.name === "claims")
    .flatMap((register) =>
      readList(register.data, "claims").flatMap((claim, index) => {
        const path = ["claims", index, "value"];
        const value = readSound(register, ...path);
        const sources: readonly string[] = readText(claim, "source")?.match(/content\/legal\/[\w-]+\.mdx/gu) ?? [];
        const source = documents.find((document) => sources.includes(`content/${document.path}`) && document.texts.length > 0);
        if (value === undefined || !source) return [];
        const units: readonly string[] = `${value} ${readText(claim, "says") ?? ""}`.toLowerCase().match(UNITS) ?? [];
        const text = source.texts.map((piece) => piece.value).join(" ");
        return says(text, value, units)
          ? []
          : [
              problemAt(
                register,
                path,
                `is ${quote(value)}, which content/${source.path}, its source, does not say. Correct the figure, or its source`,
              ),
            ];
      }),
    );

/** Figures in legal texts are the same everywhere. */
export const adviseLegalFigures: CrossCheck = (content) => [...adviseSources(content), ...adviseAges(content)];
