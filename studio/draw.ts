/** `npm run draw -- NAME ...`: draws the named pictures. Without a name it lists all names. */
import path from "node:path";
import { closings } from "./closings/closings";
import { closeBrowser } from "./drawing/browser";
import { exhibits } from "./exhibits/exhibits";
import { film } from "./film/film";
import { fonts } from "./fonts/fonts";
import type { Kind } from "./kind";
import { leaders } from "./leaders/leaders";
import { loops } from "./loops/loops";
import { marks } from "./marks/marks";
import { previews } from "./previews/previews";
import { screens } from "./screens/screens";
import { segments } from "./segments/segments";
import { terrain } from "./terrain/terrain";
import { wordmarks } from "./wordmarks/wordmarks";

/** In the order in which they are drawn: a screen and the previews show terrain, and the film shows screens. */
const KINDS: Readonly<Record<string, Kind>> = {
  fonts,
  marks,
  terrain,
  segments,
  closings,
  screens,
  exhibits,
  wordmarks,
  leaders,
  previews,
  film,
  loops,
};

const PICTURES = Object.entries(KINDS).flatMap(([kind, pictures]) =>
  Object.entries(pictures).map(([name, draw]) => ({ kind, name: `${kind}/${name}`, draw })),
);

const isAskedBy =
  (asked: string) =>
  ({ kind, name }: { kind: string; name: string }): boolean =>
    asked === "all" || asked === kind || asked === name;

/** Draws all pictures, a kind (`terrain`) or single ones (`terrain/home`), each once. If any name is unknown, it draws nothing. */
async function draw(asked: readonly string[]): Promise<void> {
  const unknown = asked.filter((name) => !PICTURES.some(isAskedBy(name)));
  if (unknown.length > 0) throw new Error(`There is nothing called ${unknown.join(", ")}. npm run draw lists all names.`);
  try {
    for (const picture of PICTURES) if (asked.some((name) => isAskedBy(name)(picture))) await picture.draw();
  } finally {
    await closeBrowser();
  }
}

function list(): void {
  console.log("npm run draw -- NAME ...   a kind, a picture as kind/name, or all\n");
  for (const [kind, pictures] of Object.entries(KINDS)) console.log(`${kind.padEnd(11)}${Object.keys(pictures).join(" ")}`);
}

// Pictures are written into the repository, so all paths start at its root.
process.chdir(path.join(import.meta.dirname, ".."));

const names = process.argv.slice(2);
if (names.length === 0) list();
else
  await draw(names).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
