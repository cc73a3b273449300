/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isStatic } from "./static-sections";

/** Hooks that only read what was rendered, and packages that only render. */
const [READING, DRAWING] = ["Context|Id|Labels|Path|Site", "gatsby|lucide|react|styled-components"];
/** Code that may need a script: any other hook or package, event handlers, refs, and classes. */
const BEHAVIOUR = new RegExp(
  String.raw`\buse(?!(?:${READING})\b)[A-Z]\w*\(|\b(?:on[A-Z]\w*|ref)[=:]|\bextends (?:Pure)?Component|^import (?!type )[^;]*? from "(?!(?:${DRAWING})")[^."]`,
  "mu",
);
const OWN_IMPORT = /from "(\.[^"]+)"/gu;

const fileOf = (path: string): string | undefined => [`${path}.tsx`, `${path}.ts`].find(existsSync);

/** A module and all modules of ours that it imports. */
const modulesOf = (file: string, known = new Set<string>()): Set<string> => {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, path = ""] of readFileSync(file, "utf8").matchAll(OWN_IMPORT)) {
    const imported = fileOf(join(dirname(file), path));
    if (imported !== undefined) modulesOf(imported, known);
  }
  return known;
};

const sections = readdirSync(__dirname, { withFileTypes: true }).flatMap((entry) => {
  const file = entry.isDirectory() ? fileOf(join(__dirname, entry.name, entry.name)) : undefined;
  return file === undefined ? [] : [{ name: `${entry.name}Section`, file }];
});

it.each(sections)("$name is static if and only if it needs no script", ({ name, file }) => {
  const withBehaviour = [...modulesOf(file)].filter((module) => BEHAVIOUR.test(readFileSync(module, "utf8")));

  expect({ isStatic: isStatic(name), withBehaviour }).toEqual({ isStatic: withBehaviour.length === 0, withBehaviour });
});
