import { blend, PALETTE, toHex, type Colour } from "../drawing/colour";
import { mix, smoothstep } from "../landscape/landforms";
import { ringAround, shareOf, type GroundPoint } from "../landscape/route";
import type { ScreenPoint, View } from "../landscape/view";
import { CODE_HEIGHT, codeStart, type Letter, lettersOf, pathOf } from "./lettering";
import { lightOf } from "./light";
import { POSTER, type Bar, type Scene } from "./scene";
import { isMap, onSheet } from "./shown";

/** A convex figure of one colour, or a letter, in pixels of the picture. */
export interface Figure {
  corners: readonly ScreenPoint[];
  letter?: Letter;
  colour: Colour;
  /** 1 by default. */
  opacity?: number;
}

/** Widths on a poster, in pixels: a stream, a line of sight, a baseline, a station, a bar of ink, a dot, a code's halo. */
const STREAM = 2.6;
const SIGHT = 1.9;
const BASELINE = 4.6;
const STATION = 22;
const BAR = 19;
const SPOT = 11;
const HALO = 4;

/** The widths of a contour and of a revealed one, and how far the light travels, as a share of the line, while a stream fills. */
const CONTOUR = 1.9;
const OUTLINE = 4.2;
const FILLING = 0.3;

/** How many lines of sight are being drawn at once. */
const SIGHTING = 3;

/** The bright part of the baseline, and how visible the rest is; how full streams are, and how far bars of ink have retracted. */
interface Stretch {
  from: number;
  to: number;
  held: number;
  joined: number;
  lifted: (place: number) => number;
}

const WHOLE: Stretch = { from: 0, to: 1, held: 0, joined: 0, lifted: () => 0 };

/**
 * Everything that lies over the land, from bottom to top: streams, buildings, lines of sight, the baseline, stations, spot heights, codes,
 * bars of ink. One stretch of the baseline is bright; `held` is how visible the rest is.
 */
export function figuresOf(scene: Scene, view: View, stretch = WHOLE): Figure[] {
  const { streams = [], sights = [], stations = [], spots = [], codes = [], bars = [], buildings = [], brass, field } = scene;
  const size = view.width / POSTER.width;
  const scale = scene.magnified ?? size;
  const { ground, accent, index, shadow } = lightOf(scene);
  const seenAt = ([x, z]: GroundPoint, height: number): ScreenPoint => {
    const { u, v } = view.locate(x, z);
    return view.project(u, v, height);
  };
  const seen = ([x, z]: GroundPoint): ScreenPoint => seenAt([x, z], field(x, z));
  const level = (point: GroundPoint): ScreenPoint => seenAt(point, 0);
  const dark = isMap(scene) ? PALETTE.text : index;
  const [start, end] = brass.baseline?.map(seen) ?? [];
  const at = (share: number): ScreenPoint[] => (start && end ? [between(start, end, share)] : []);
  const baseline = stretch.to - stretch.from > 0.01 ? [...at(stretch.from), ...at(stretch.to)] : [];
  const width = BASELINE * (brass.weight ?? 1) * scale;
  const held = stretch.held > 0 && (stretch.from > 0 || stretch.to < 1) ? [...at(0), ...at(1)] : [];
  const station = (point: GroundPoint, colour: Colour): Figure[] => [
    { corners: triangle(seen(point), STATION * scale), colour },
    { corners: triangle(seen(point), STATION * scale * 0.52), colour: ground },
  ];
  /** How full a stream is at a point of its course, given how far the light has travelled: it fills once that reaches its mouth. */
  const filledAt = (share: number, course: readonly GroundPoint[]): number => {
    const mouth = brass.route ? shareOf(brass.route, course.at(-1)?.[1] ?? 0) : 0;
    return stretch.joined * smoothstep(share, share + 0.08, 1 + (stretch.to - mouth) / FILLING);
  };
  /** A level line around a point: a contour until its bar retracts, then brass. */
  const outlineOf = ({ around, level: at }: Bar["over"], lifted: number): Figure[] =>
    stretchesOf(ringAround(field, around, at * scene.interval).map(seen)).map(([from, to]) => ({
      corners: rounded(from, to, mix(CONTOUR, OUTLINE, lifted) * scale),
      colour: blend(index, accent, lifted),
    }));
  const lifts = bars.map((_, place) => stretch.lifted(place / bars.length));
  /** How much of a line of sight has been drawn, or has gone: one after another, as the baseline does. */
  const sighted = (share: number, place: number): number =>
    Math.min(1, Math.max(0, share * (1 + sights.length / SIGHTING) - place / SIGHTING));
  return [
    ...streams
      .flatMap((points) =>
        stretchesOf(points.map(seen)).map((ends, piece, { length }) => ({ ends, filled: filledAt(piece / length, points) })),
      )
      .filter(({ ends: [, to] }) => onSheet({ ...scene, view }, to.x, to.y))
      .map(({ ends: [from, to], filled }) => ({
        corners: rounded(from, to, STREAM * (1 + 0.5 * filled) * scale),
        // A mixed colour instead of opacity, because each piece overlaps the next one.
        colour: blend(index, accent, filled),
      })),
    ...buildings.flatMap(({ at: [x, z], width: wide, depth, height }) => {
      const foot = field(x, z);
      const face = (front: number, low: number, back: number, high: number): ScreenPoint[] => [
        seenAt([x, z + back], high),
        seenAt([x + wide, z + back], high),
        seenAt([x + wide, z + front], low),
        seenAt([x, z + front], low),
      ];
      const roof = foot + height;
      return [
        { corners: face(0, foot, 0, roof), colour: shadow },
        { corners: face(0, roof, depth, roof), colour: index },
      ];
    }),
    ...sights.flatMap(([from, to], place) => {
      const [gone, drawn] = [sighted(stretch.from, place), sighted(stretch.to, place)];
      const point = (share: number): ScreenPoint => between(seen(from), seen(to), share);
      return gone < drawn ? [{ corners: band(point(gone), point(drawn), SIGHT * scale), colour: dark }] : [];
    }),
    ...stretchesOf(held).map(([from, to]) => ({ corners: band(from, to, width), colour: accent, opacity: stretch.held })),
    ...stretchesOf(baseline).map(([from, to]) => ({ corners: band(from, to, width), colour: accent })),
    ...stations.flatMap((point) => station(point, dark)),
    ...(brass.baseline ?? []).flatMap((point) => station(point, accent)),
    ...spots.map((spot) => ({ corners: dot(seen(spot), SPOT * scale), colour: dark })),
    ...(scene.unlettered ? [] : codes).flatMap((code) => {
      const letters = lettersOf(code.text, codeStart(code, seen(code.at), size), CODE_HEIGHT * size);
      return [
        ...letters
          .flat()
          .flatMap((line) => stretchesOf(line).map((ends) => ({ corners: rounded(...ends, 2 * HALO * size), colour: ground }))),
        ...letters.map((letter) => ({ corners: letter.flat(), letter, colour: dark })),
      ];
    }),
    ...bars.flatMap(({ over }, place) => (lifts[place] ? outlineOf(over, lifts[place]) : [])),
    ...bars.map(({ at: [x, z], length }, place) => {
      const left = length * (1 - (lifts[place] ?? 0));
      return { corners: band(level([x, z]), level([x + left, z]), BAR * scale), colour: PALETTE.ink };
    }),
  ];
}

/** The same as SVG. */
export function drawFigures(scene: Scene): string {
  return figuresOf(scene, scene.view)
    .map(({ corners, letter, colour }) => {
      if (letter) return `<path d="${pathOf(letter)}" fill="${toHex(colour)}" stroke="none"/>`;
      const points = corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
      return `<polygon points="${points}" fill="${toHex(colour)}" stroke="none"/>`;
    })
    .join("");
}

const between = (from: ScreenPoint, to: ScreenPoint, share: number): ScreenPoint => ({
  x: mix(from.x, to.x, share),
  y: mix(from.y, to.y, share),
});

/** The stretches between neighbouring points. */
const stretchesOf = (points: readonly ScreenPoint[]): (readonly [ScreenPoint, ScreenPoint])[] =>
  points.flatMap((point, index) => {
    const next = points[index + 1];
    return next ? [[point, next] as const] : [];
  });

/** A straight line with a width. Its corners run clockwise on the screen, as in all figures. */
function band(from: ScreenPoint, to: ScreenPoint, width: number): ScreenPoint[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const across = { x: ((from.y - to.y) / length) * (width / 2), y: ((to.x - from.x) / length) * (width / 2) };
  return [
    { x: from.x - across.x, y: from.y - across.y },
    { x: to.x - across.x, y: to.y - across.y },
    { x: to.x + across.x, y: to.y + across.y },
    { x: from.x + across.x, y: from.y + across.y },
  ];
}

/** A straight line with round ends, so that it meets the next one at any angle. */
function rounded(from: ScreenPoint, to: ScreenPoint, width: number): ScreenPoint[] {
  const heading = Math.atan2(to.y - from.y, to.x - from.x);
  const end = ({ x, y }: ScreenPoint, first: number): ScreenPoint[] =>
    Array.from({ length: 7 }, (_, corner) => {
      const angle = heading + first + (corner / 6) * Math.PI;
      return { x: x + Math.cos(angle) * (width / 2), y: y + Math.sin(angle) * (width / 2) };
    });
  return [...end(to, -Math.PI / 2), ...end(from, Math.PI / 2)];
}

/** The sign of a station on a map. */
function triangle({ x, y }: ScreenPoint, side: number): ScreenPoint[] {
  const half = side / 2;
  return [
    { x, y: y - half * 1.155 },
    { x: x + half, y: y + half * 0.577 },
    { x: x - half, y: y + half * 0.577 },
  ];
}

/** A polygon close enough to a circle. */
const dot = ({ x, y }: ScreenPoint, across: number): ScreenPoint[] =>
  Array.from({ length: 12 }, (_, corner) => {
    const angle = (corner / 12) * 2 * Math.PI;
    return { x: x + Math.cos(angle) * (across / 2), y: y + Math.sin(angle) * (across / 2) };
  });
