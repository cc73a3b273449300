import { HIDES } from "../landscape/contours";
import { insideOf, mix } from "../landscape/landforms";
import { farShore, LAMP } from "../landscape/surface";
import { lightOf } from "../terrain/light";
import { figuresOf } from "../terrain/marks";
import { BRASS_WEIGHT, depthOf, WATERLINE } from "../terrain/poster";
import { POSTER, type Scene } from "../terrain/scene";
import { isMap, onSheet } from "../terrain/shown";
import { alongLine, ringOf, shownAt, wayOf, type Ring, type Stretch } from "./brass-line";
import { firstLand, resample, sampleHeights } from "./height-map";
import { layFigure } from "./lay-figure";
import { shadeColumns, turned } from "./light";
import { UNDRAWN, type Moment } from "./motion";
import { levelTable, LIGHT_STEPS, paletteTables, weightTable } from "./palette";
import { foldsOf, projection, type Rows } from "./rows";

/** A loop's width and height in pixels: the posters' shape, so that both are cropped alike. */
export interface Size {
  width: number;
  height: number;
}

/** Each pixel is sampled twice, on a diagonal: in its left half above the middle, and in its right half below. */
const SUB = 2;
/** Sampled rows of the ground, per pixel of a loop's width. */
const DENSITY = 560 / 1280;

// A local copy, because an imported name is looked up at each use, here for each pixel.
const STEPS = LIGHT_STEPS - 1;

/** How far the camera moves what it shows, as a share of the width, with some to spare. */
const STIR = 0.03;

/** Levels below the climbing line that still shine with it. */
const TRAIL = 5;

/** What painting a column depends on at one moment. */
interface Now extends Rows {
  yAt: (column: number, row: number) => number;
  shore: Float32Array;
  way: Float32Array;
  ring: Ring;
  stretch: Stretch;
}

/** Prepares a scene; the result paints any moment of it as 16-bit RGB, row by row. The returned buffer is reused. */
export function createPainter(poster: Scene, size: Size): (moment: Moment) => Uint16Array {
  const scene: Scene = { ...poster, view: poster.view.moved({ across: 0, along: 0, tilt: 0 }, size) };
  const { interval, lamp = LAMP } = scene;
  const { width, height } = size;
  const rowCount = Math.round(width * DENSITY);
  const map = sampleHeights(scene.field, scene.view);
  const tables = paletteTables(scene);
  const weights = weightTable(rowCount, width / POSTER.width);
  const columns = width * SUB;
  const grid = (): Float32Array => new Float32Array(columns * rowCount);
  const [heights, calm, light] = [grid(), grid(), grid()];
  const sides = scene.brass.boundary && sampleHeights(insideOf(scene.brass.boundary), scene.view);
  const inside = new Float32Array(sides ? columns * rowCount : 0);
  const sums = new Float32Array(width * height * 3);
  const frame = new Uint16Array(width * height * 3);
  const levels = levelTable(scene);
  const { ground: blank, accent, line: plainLine } = lightOf(scene);
  const { route, weight: brassShare = 1 } = scene.brass;
  const along = alongLine(scene);
  const isSheet = isMap(scene);
  const hides = (HIDES * width) / POSTER.width;
  // Where water begins to show its depth contours, and whether it has none.
  const clear = depthOf(scene, -1)?.left ?? 0;
  // The left, which belongs to the words, is blank.
  const begins = isSheet ? (scene.sheet?.left ?? 0) : Math.min(clear / width, firstLand(map, WATERLINE));
  const first = Math.max(0, Math.floor((begins - STIR) * columns));
  const isDry = scene.water === true && scene.depths === undefined;

  const leaveBlank = (x: number, y: number): void => {
    const cell = (y * width + x) * 3;
    for (let channel = 0; channel < 3; channel++) sums[cell + channel] = (sums[cell + channel] ?? 0) + (blank[channel] ?? 0);
  };
  const paintColumn = (
    column: number,
    { base, slope, left: leftmost, across: breadth, away, yAt, shore, way, ring, stretch }: Now,
  ): void => {
    const x = Math.floor(column / SUB);
    const offset = (column % SUB) / SUB + 0.5 / SUB;
    const at = column * rowCount;
    const left = (column === 0 ? 0 : column - 1) * rowCount;
    const right = (column === columns - 1 ? column : column + 1) * rowCount;
    const reach = (right - left) / rowCount / SUB;
    const isOff =
      column < first ||
      !onSheet(scene, x, height / 2) ||
      (x < clear && heights.subarray(at, at + rowCount).every((rise) => rise < WATERLINE));
    const folds =
      isSheet || isOff ? [] : foldsOf(yAt, column, SUB, rowCount, hides).filter(({ row }) => (heights[at + row] ?? 0) > WATERLINE);
    let fold = folds.shift();
    let filled: number = height;
    for (let row = column < first ? rowCount : 0; row + 1 < rowCount && filled > 0; row++) {
      const h0 = heights[at + row] ?? 0;
      const h1 = heights[at + row + 1] ?? 0;
      const y0 = (base[row] ?? 0) + (slope[row] ?? 0) * h0;
      const y1 = (base[row + 1] ?? 0) + (slope[row + 1] ?? 0) * h1;
      if (filled - 1 + offset < y1) continue;
      if (isOff || (isDry && h0 < WATERLINE && h1 < WATERLINE)) {
        for (; filled > 0 && filled - 1 + offset >= y1; filled--) leaveBlank(x, filled - 1);
        continue;
      }
      // By how much the height of the visible ground changes from one pixel to the next, down and across.
      const down = y0 === y1 ? 0 : (h1 - h0) / (y1 - y0);
      const side = ((heights[right + row] ?? 0) - (heights[left + row] ?? 0)) / reach;
      const across = side * (1 - down * (slope[row] ?? 0));
      const steep = Math.sqrt(down * down + across * across) + 1e-9;
      const spacing = interval / steep;
      // The same for the distance from the boundary, which is 0 on it.
      const s0 = inside[at + row] ?? 0;
      const s1 = inside[at + row + 1] ?? 0;
      const sideDown = y0 === y1 ? 0 : (s1 - s0) / (y1 - y0);
      const sideAcross = ((inside[right + row] ?? 0) - (inside[left + row] ?? 0)) / reach - sideDown * (slope[row] ?? 0) * side;
      const sideSteep = Math.sqrt(sideDown * sideDown + sideAcross * sideAcross) + 1e-9;
      while (fold && fold.row < row) fold = folds.shift();
      for (; filled > 0 && filled - 1 + offset >= y1; filled--) {
        const y = filled - 1;
        const share = y0 === y1 ? 0 : Math.min(1, Math.max(0, (y0 - y - offset) / (y0 - y1)));
        const step = Math.round(((light[at + row] ?? 0) * (1 - share) + (light[at + row + 1] ?? 0) * share + 1) * 0.5 * STEPS);
        const rise = h0 + (h1 - h0) * share;
        const place = rise / interval - 0.013;
        const level = Math.round(place);
        const look = levels(level);
        const isBlank = scene.water && rise < WATERLINE;
        const weight = (weights[row] ?? 1) * look.weight;
        const cover = coverage(Math.abs(place - level) * spacing, weight, spacing);
        const bend = ((way[row + 1] ?? 0) - (way[row] ?? 0)) / (y0 - y1);
        const aside = Math.abs((way[row] ?? 0) + bend * (y0 - y - offset) - x - offset) / Math.sqrt(1 + bend * bend);
        const brassWeight = (weights[row] ?? 1) * BRASS_WEIGHT * brassShare;
        const nearest = route ? aside : Math.abs(place - ring.level) * spacing;
        const edge = (brassWeight + 1) / 2 - (sides ? Math.abs(s0 + (s1 - s0) * share) / sideSteep : nearest);
        let gilt = edge > 0 ? Math.min(1, edge) * ring.strength : 0;
        if (gilt > 0 && along) {
          const passed = along((leftmost[row] ?? 0) + ((breadth[row] ?? 0) * (x + offset)) / width, away[row] ?? 0);
          gilt *= shownAt(passed, stretch);
        }
        const targetEdge = (brassWeight + 1) / 2 - Math.abs(place - ring.target) * spacing;
        if (targetEdge > 0) gilt = Math.max(gilt, Math.min(1, targetEdge) * ring.trace);
        const trail = ring.trail > 0 && level < ring.level ? ring.trail * Math.exp((level - ring.level) / TRAIL) : 0;
        // The half beyond the fold is not on the ground.
        const rimWeight = (weights[row] ?? 1) + 0.5;
        const below = fold ? (y + offset - fold.y) / fold.steep : Infinity;
        const rim = coverage(Math.abs(below - rimWeight / 2), rimWeight, Infinity) * (tables.lineLight[step] ?? 1);
        const shown = look.depth
          ? (row > (shore[column] ?? Infinity) && !isSheet) || x < look.depth.left || y < look.depth.top
            ? 0
            : look.depth.seen
          : mix(tables.lineLight[step] ?? 1, 1, trail);
        const opacity = cover * shown;
        for (let channel = 0; channel < 3; channel++) {
          const brass = accent[channel] ?? 0;
          const ground = (isBlank ? blank[channel] : tables.lit[step * 3 + channel]) ?? 0;
          const plain = look.colour[channel] ?? 0;
          const line = plain + (brass - plain) * trail;
          const cell = (y * width + x) * 3 + channel;
          const drawn = ground + (line - ground) * opacity;
          const seen = drawn + ((plainLine[channel] ?? 0) - drawn) * rim;
          sums[cell] = (sums[cell] ?? 0) + seen + (brass - seen) * gilt;
        }
      }
    }
    for (let y = 0; y < filled; y++) leaveBlank(x, y);
  };

  let frames = 0;
  return ({ camera, lampTurn, breath, from, to, ...marks }) => {
    const view = scene.view.moved(camera, size);
    if (!isSheet || frames++ === 0) {
      resample(map, view, columns, rowCount, heights, first);
      resample({ ...map, heights: map.calm }, view, columns, rowCount, calm, first);
      if (sides) resample(sides, view, columns, rowCount, inside, first);
      for (const ground of [heights, calm]) ground.forEach((rise, index) => (ground[index] = rise * breath));
      shadeColumns(calm, view, columns, rowCount, turned(lamp, lampTurn), light, first);
    }
    const rows = projection(view, rowCount);
    const yAt = (column: number, row: number): number =>
      (rows.base[row] ?? 0) + (rows.slope[row] ?? 0) * (heights[column * rowCount + row] ?? 0);
    const isLand = (column: number, row: number): boolean => (heights[column * rowCount + row] ?? 0) > 0;
    const shore = farShore(columns, rowCount, isLand, (column, row) => row + 1 < rowCount && yAt(column, row) < yAt(column, row + 1));
    const now = { ...rows, yAt, shore, way: wayOf(view, route, rowCount), ring: ringOf(scene, { from, to }), stretch: { from, to } };
    sums.fill(0);
    for (let column = 0; column < columns; column++) paintColumn(column, now);
    for (const figure of figuresOf(scene, view, { from, to, held: UNDRAWN, ...marks })) layFigure(figure, sums, size, SUB);
    for (let index = 0; index < frame.length; index++) frame[index] = Math.round(((sums[index] ?? 0) / SUB) * 257);
    return frame;
  };
}

/** How much of a pixel a line covers: exact for a straight line, and averaged where lines are closer together than pixels. */
function coverage(distance: number, weight: number, spacing: number): number {
  const single = Math.min(weight, 1, Math.max(0, (weight + 1) / 2 - distance));
  const crowd = Math.min(1, Math.max(0, (2.4 - spacing) / 1.2));
  return single + (Math.min(0.75, weight / spacing) - single) * crowd;
}
