import { drawContours, lengthOf, splitRuns, type Run } from "../drawing/contour-lines";
import { compose, dataUrl } from "../drawing/encode";
import { smoothPath } from "../drawing/path";
import { paintRelief } from "../drawing/relief";
import { FOLD } from "../drawing/terrain-picture";
import { traceContours, traceFolds } from "../landscape/contours";
import { sampleSurface } from "../landscape/surface";
import { brushesOf } from "../terrain/poster";
import { home } from "../terrain/scenes/home";
import type { Cut } from "./cuts";

interface Summit {
  /** Ground in light and shadow, with its folds, as a data URL. */
  relief: string;
  /** One SVG group per contour level: from the lowest to the highest, and then the one in brass. */
  levels: string[];
}

/** The home page's mountain, which opens and closes the film: its ground, and its contours by level, so that they are drawn in order. */
export async function drawSummit({ land: { towards: _towards, ...land } }: Cut): Promise<Summit> {
  const scene = { ...home, ...land };
  const { view, field, interval, lamp, brass } = scene;
  const { tint, sky, pen } = brushesOf(scene);
  const surface = sampleSurface(field, view, { lamp });
  const folds = traceFolds(surface).map((points) => ({ height: 0, level: FOLD, points }));
  const relief = await compose(paintRelief(surface, tint, sky), view.width, view.height, drawContours(surface, folds, pen));
  const lines = traceContours(surface, interval)
    .map((line) => ({ level: line.level, runs: splitRuns(surface, line, pen) }))
    .filter(({ runs }) => runs.length > 0);
  const order = (level: number): number => (level === brass.level ? Infinity : level);
  const levels = [...new Set(lines.map(({ level }) => level))].sort((a, b) => order(a) - order(b));
  return {
    relief: dataUrl(await relief.png().toBuffer()),
    levels: levels.map(
      (level) => `<g class="level">${lines.flatMap((line) => (line.level === level ? inOrder(line.runs) : [])).join("")}</g>`,
    ),
  };
}

/** A line's stretches as paths of one unit each, and which part of the line each is, so that a pen draws one after the other. */
function inOrder(runs: readonly Run[]): string[] {
  let from = 0;
  return runs.map((run) => {
    const part = lengthOf([run]) / lengthOf(runs);
    const path = `<path pathLength="1" style="--from:${from.toFixed(5)};--part:${part.toFixed(5)}" ${run.look} d="${smoothPath(run.points)}"/>`;
    from += part;
    return path;
  });
}
