/** For tests: content as the site shows it, with its tokens replaced. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { z } from "zod";
import { expandHref, expandTokens, type TokenSource, tokensOf } from "../notation/tokens";
import { claimsModel } from "./claims";
import { readSite } from "./read-site";
import { sectionModel } from "./section";

type Section = z.infer<typeof sectionModel>;

/** A YAML file of `content/`, such as `faq`. */
export const read = (file: string): unknown => parse(readFileSync(`content/${file}.yaml`, "utf8"));

export const tokens = tokensOf(readSite(), claimsModel.parse(read("claims")).claims);

export const expand = <Content>(content: Content): Content =>
  JSON.parse(JSON.stringify(content), (key, value: unknown) => {
    if (typeof value !== "string") return value;
    return key === "href" ? expandHref(value, tokens) : expandTokens(value, tokens);
  }) as Content;

/** The first section of a type in a file of `content/`, such as `pages/home`. Throws if there is none. */
export const sectionOf = <Type extends Section["type"]>(file: string, type: Type): Extract<Section, { type: Type }> => {
  const { sections } = read(file) as { sections: readonly Section[] };
  return expand(sectionModel.parse(sections.find((section) => section.type === type))) as Extract<Section, { type: Type }>;
};

/** The fields of a site's settings that tokens are made of, for tests. */
export const tokenSource: TokenSource = {
  product: { name: "Northern Light", suite: "{product} 360" },
  host: "www.{product}.example",
  company: {
    legalName: "{product} Limited",
    seat: "England",
    registrationNumber: "04217718",
    address: ["1 Harbour Street", "Northtown"],
    email: "office@{host}",
    phone: "+44 20 0000 0000",
    leaderName: "Name on request",
  },
};
