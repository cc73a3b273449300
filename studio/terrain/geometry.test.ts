/** Content says of each picture what the studio has drawn. */
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { CLOSINGS } from "../closings/scenes";
import { closingGeometry, heroGeometry } from "./geometry";
import { SCENES } from "./scenes";

const DRAWN = new Map<string, object>([
  ...Object.entries(SCENES).map(([page, scene]) => [`../media/terrain/${page}.webp`, heroGeometry(scene)] as const),
  ...Object.entries(CLOSINGS).map(([page, scene]) => [`../media/closings/${page}.webp`, closingGeometry(scene)] as const),
]);

/** The pictures of land in a piece of content, each with what is written beside it. */
const written = (value: unknown): [file: string, geometry: object][] => {
  if (typeof value !== "object" || value === null) return [];
  const { src, alt: _alt, decorative: _decorative, ...geometry } = value as Record<string, unknown>;
  return typeof src === "string" && DRAWN.has(src) ? [[src, geometry]] : Object.values(value).flatMap(written);
};

const FILES = ["audiences", "pages"].flatMap((folder) => readdirSync(`content/${folder}`).map((file) => `content/${folder}/${file}`));

test.each(FILES.flatMap((file) => written(parse(readFileSync(file, "utf8")))))("%s", (file, geometry) => {
  expect(geometry).toEqual(DRAWN.get(file));
});
