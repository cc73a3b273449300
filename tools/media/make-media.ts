import { makeFilm } from "./film/make-film";
import { makeFonts } from "./fonts/make-fonts";
import { makeLeaders } from "./leaders/make-leaders";
import { makeLoops } from "./loops/make-loops";
import { makeMarks } from "./marks/make-marks";
import { makePosters } from "./posters/make-posters";
import { makePreviews } from "./previews/make-previews";
import { makeScreens } from "./screens/make-screens";
import { makeSegments } from "./segments/make-segments";
import { makeWordmarks } from "./wordmarks/make-wordmarks";

/** Decides whether one picture of a group is made. */
type Wanted = (name: string) => boolean;

/** The groups in the order they are made: the listing screen shows a terrain poster. */
const GROUPS: Readonly<Record<string, (wanted: Wanted) => Promise<void>>> = {
  fonts: makeFonts,
  marks: makeMarks,
  terrain: makePosters,
  segments: makeSegments,
  screens: makeScreens,
  wordmarks: makeWordmarks,
  leaders: makeLeaders,
  previews: makePreviews,
  film: makeFilm,
  loops: makeLoops,
};

/**
 * Makes all pictures, or those named: a group (`terrain`), or one picture of a group (`terrain/home`).
 * An unknown group is an error, so that a typing slip is not taken for success.
 */
async function makeMedia(names: readonly string[]): Promise<void> {
  for (const name of names) {
    const group = name.split("/")[0] ?? "";
    if (!(group in GROUPS)) throw new Error(`Unknown group "${group}". Known are: ${Object.keys(GROUPS).join(", ")}.`);
  }
  for (const [group, make] of Object.entries(GROUPS)) {
    const asked = names.length === 0 || names.some((name) => name.split("/")[0] === group);
    const whole = names.length === 0 || names.includes(group);
    if (asked) await make((picture) => whole || names.includes(`${group}/${picture}`));
  }
}

makeMedia(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
