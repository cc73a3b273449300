import type { Field } from "../ground/noise";
import type { GroundPoint } from "../ground/route";
import type { View } from "../ground/view";
import type { Light, LIGHTS } from "./light";

/** The size of a poster, in pixels. */
export const POSTER = { width: 1920, height: 1200 } as const;

/**
 * A way over the ground: where it runs at each distance, between two distances, and from which one on it fades until it ends. Behind a crest that it
 * goes over it is seen again above it: a loop keeps both parts in one line.
 */
export interface Route {
  x: (z: number) => number;
  from: number;
  to: number;
  over?: number;
  fades?: number;
}

/** The parts that a line in brass may have; each kind of line has its own. */
interface Brass {
  /** How many times as wide as elsewhere: a far line needs more. */
  weight?: number;
  /** A level, and from how many levels below its light climbs to it in a loop. */
  level?: number;
  climb?: number;
  /** The level keeps its light until the climbing light is seen: no moment is without a line in brass. */
  crossFades?: true;
  /** Over how many levels around it contour lines shine with a ring. */
  shine?: number;
  /** The point around which a loop draws a level line that does not climb. */
  around?: GroundPoint;
  /** A route over the ground. */
  route?: Route;
  /** The corners of a boundary, whose straight sides lie on the ground. */
  boundary?: readonly GroundPoint[];
  /** A height at a distance, at which a straight line crosses the picture. Posters only. */
  flat?: { height: number; z: number };
  /** The two ends of a straight line, with a station on each. */
  baseline?: readonly [GroundPoint, GroundPoint];
  /** The frame of a sheet, as shares of the picture's width and height; outside it the map is only hinted at. Posters only. */
  frame?: Sides;
}

/** The sides of a rectangle. */
export interface Sides {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A bar of ink over a name: where it begins, and how far it runs to the right, in world units. */
interface Bar {
  at: GroundPoint;
  length: number;
}

/** What is written beside or below a dot, in capitals and figures. */
export interface Code {
  at: GroundPoint;
  side: "left" | "right" | "below";
  text: string;
}

/** A square pillar that stands on the ground: its foot, its width there, its height, and by how many degrees its corner is turned from the eye. Posters only. */
export interface Pillar {
  at: GroundPoint;
  width: number;
  height: number;
  turned: number;
}

/** The index of an atlas, in pixels of the picture: its left upper corner, the size of a cell, and which cell, counted from 0, was found. Posters only. */
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
  /** The hour: night where nothing is said. */
  light?: keyof typeof LIGHTS;
  /** Where this land differs from others at its hour. */
  tone?: Partial<Light>;
  /** Ground at zero is water, and is left as blank as the ground of the words. */
  water?: true;
  /** How strongly lines of equal depth are seen in the water, 0 to 1: beside the words, less. */
  depths?: number;
  /** Height between two contours, in world units. */
  interval: number;
  /** Instead of contours, so many profiles: sections from left to right, one behind another. Posters only. */
  profiles?: number;
  /** The one line in brass. */
  brass: Brass;
  /** The courses of streams, each from its spring. */
  streams?: readonly (readonly GroundPoint[])[];
  /** Straight lines of a survey, from one point of the ground to another, and the stations that it stood on. */
  sights?: readonly (readonly [GroundPoint, GroundPoint])[];
  stations?: readonly GroundPoint[];
  /** Heights that a map gives with a dot, and what is written beside some of them. */
  spots?: readonly GroundPoint[];
  codes?: readonly Code[];
  /** The cells to which a land is cut. */
  grid?: IndexGrid;
  /** What a survey has built. */
  pillar?: Pillar;
  /** Bars of ink where names would stand. */
  bars?: readonly Bar[];
  /** Direction of the light: x to the right, y up, z away from the eye. */
  lamp?: readonly [number, number, number];
  /** How much of the far ground sinks into haze, 0 to 1. */
  haze?: number;
  /** A glow on the horizon: its middle and its reach to either side, and how high it rises, as shares of the picture's width and height. */
  glow?: { x: number; y: number; reach: number; rise: number };
  /** Where the quiet left ends and the drama begins, as shares of the width, and what is left of the lines at the far left. A map has no quiet side: its words stand in a field of their own. */
  calm?: { from: number; to: number; floor: number };
  /** The heights over which the sun already lies: lit ground below the first has none of it, above the second all. */
  sunAbove?: { from: number; to: number };
  /** Where the land begins to sink into the ground of the page, and where it is gone, as shares of the height. */
  foot?: { from: number; to: number };
  /** How many times as wide as elsewhere every line is: a cut-out is a larger picture of less. */
  magnified?: number;
  /** The hero keeps its poster: no loop is made of it. */
  still?: true;
}
