import type { Field } from "../landscape/noise";
import type { GroundPoint } from "../landscape/route";
import type { View } from "../landscape/view";
import type { Light, LIGHTS } from "./light";

/** The size of a poster, in pixels. */
export const POSTER = { width: 1920, height: 1200 } as const;

/** A route over the ground: its x at every distance between two. */
export interface Route {
  x: (z: number) => number;
  from: number;
  to: number;
}

/** What defines the line in brass; each kind of line sets other properties. */
interface Brass {
  /** Factor on its width: a distant line needs a larger one. */
  weight?: number;
  /** A level, and how many levels its light climbs to it in a loop. */
  level?: number;
  climb?: number;
  /** The point around which a loop draws a level line that does not climb. */
  around?: GroundPoint;
  /** A route over the ground. */
  route?: Route;
  /** The corners of a boundary, whose straight sides lie on the ground. */
  boundary?: readonly GroundPoint[];
  /** A straight line across the picture: its height and its distance. Posters only. */
  flat?: { height: number; z: number };
  /** The two ends of a straight line, with a station on each. */
  baseline?: readonly [GroundPoint, GroundPoint];
  /** The frame of the sheet. Posters only. */
  frame?: true;
}

/** The sides of a rectangle. */
export interface Sides {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A bar of ink over a name: where it begins, and how far it runs to the right, in world units. */
export interface Bar {
  at: GroundPoint;
  length: number;
  /** The level line around a point that a loop reveals when this bar retracts. */
  over: { around: GroundPoint; level: number };
}

/** What is written beside a dot, in capitals and figures. */
export interface Code {
  at: GroundPoint;
  side: "left" | "right";
  text: string;
}

/**
 * A square pillar that stands on the ground: its foot, its width there, its height, and by how many degrees its corner is turned from the
 * eye. Posters only.
 */
export interface Pillar {
  at: GroundPoint;
  width: number;
  height: number;
  turned: number;
}

/**
 * The index of an atlas, in pixels of the picture: its top left corner, the size of a cell, and which cell, counted from 0, was found.
 * Posters only.
 */
export interface IndexGrid {
  left: number;
  top: number;
  width: number;
  height: number;
  columns: number;
  rows: number;
  found: readonly [column: number, row: number];
}

/** Ground, the camera that looks at it, and its light. */
export interface Scene {
  field: Field;
  view: View;
  /** The hour; night by default. */
  light?: keyof typeof LIGHTS;
  /** Deviations from the light of the hour. */
  tone?: Partial<Light>;
  /** Water at height zero, as blank as the background of the words: the land ends at its shore, with a hard edge. */
  water?: true;
  /** Strength of the depth contours, 0 to 1: the land stands on the ground that they show. */
  depths?: number;
  /** Height between two contours, in world units. */
  interval: number;
  /** The only line in brass. */
  brass: Brass;
  /** Courses of streams, each from its spring. */
  streams?: readonly (readonly GroundPoint[])[];
  /** Lines of sight of a survey, from one point of the ground to another, and its stations. */
  sights?: readonly (readonly [GroundPoint, GroundPoint])[];
  stations?: readonly GroundPoint[];
  /** Spot heights, and the codes of some of them. */
  spots?: readonly GroundPoint[];
  codes?: readonly Code[];
  /** Leaves out letters and numbers, for pictures shown too small to read them. */
  unlettered?: true;
  /** Grid cells of an atlas index. */
  grid?: IndexGrid;
  /** Buildings with flat roofs, by their near left corners; from far to near where one hides another. */
  buildings?: readonly { at: GroundPoint; width: number; depth: number; height: number }[];
  /** The pillar of a survey. */
  pillar?: Pillar;
  /** Bars of ink in place of names. */
  bars?: readonly Bar[];
  /** Direction of the light: x to the right, y up, z away from the eye. */
  lamp?: readonly [number, number, number];
  /** The sheet that the land is drawn on, as shares of the picture's width and height: outside it the picture is blank. */
  sheet?: Partial<Sides>;
  /** Factor on the width of all lines, for an enlarged detail. */
  magnified?: number;
  /** The point that stays in view where little of the picture is shown, in percent. Posters only. */
  focus?: { x: number; y: number };
  /** A hero that keeps its poster instead of a loop. */
  still?: true;
}
