/** A point of the picture, in pixels, y downwards. */
export interface ScreenPoint {
  x: number;
  y: number;
}

/**
 * How terrain is looked at. The ground is sampled over u (0 left to 1 right) and v (0 near to 1 far).
 * In every view a fixed u is a vertical line of the picture, so a running minimum per column tells what a ridge hides.
 */
export interface View {
  width: number;
  height: number;
  /** The ground point under (u, v), in world units. */
  ground(u: number, v: number): { x: number; z: number };
  /** The reverse of `ground`: which (u, v) shows a ground point. */
  locate(x: number, z: number): { u: number; v: number };
  /** Where the picture shows the point at (u, v) with this height. */
  project(u: number, v: number, height: number): ScreenPoint;
  /** The same camera a little displaced, for a picture of the given size. */
  moved(by: CameraMove, frame: Frame): View;
}

interface Frame {
  width: number;
  height: number;
}

/** A small displacement of a camera. */
export interface CameraMove {
  /** To the right, in world units. */
  across: number;
  /** Upwards (perspective) or away (survey), in world units. */
  along: number;
  /** Degrees added to a survey's tilt; a perspective view has a fixed horizon and ignores them. */
  tilt: number;
}

interface PerspectiveOptions extends Frame {
  /** Height of the eye above zero ground, in world units. */
  eye: number;
  /** Where the horizon lies, as a share of the picture's height from the top; may be negative. */
  horizon: number;
  /** Focal length as a share of the picture's width: 0.6 is wide, 1.5 is a long lens. */
  focal: number;
  near: number;
  far: number;
  /** World x in the middle of the picture. */
  centre?: number;
}

/** A shift-lens camera: verticals stay vertical, as in a survey panorama. */
export function perspectiveView(options: PerspectiveOptions): View {
  const { width, height, eye, horizon, near, far, centre = 0 } = options;
  const focal = options.focal * width;
  const distance = (v: number): number => near * (far / near) ** v;
  return {
    width,
    height,
    ground: (u, v) => ({ x: centre + ((u - 0.5) * width * distance(v)) / focal, z: distance(v) }),
    locate: (x, z) => ({ u: 0.5 + ((x - centre) * focal) / (z * width), v: Math.log(z / near) / Math.log(far / near) }),
    project: (u, v, ground) => ({ x: u * width, y: horizon * height + (focal * (eye - ground)) / distance(v) }),
    moved: ({ across, along }, frame) => perspectiveView({ ...options, ...frame, centre: centre + across, eye: eye + along }),
  };
}

interface SurveyOptions extends Frame {
  /** World units across the picture. */
  span: number;
  /** 90 looks straight down (a plan), 30 is a low oblique. */
  tilt: number;
  /** World point in the middle of the picture. */
  centre?: readonly [number, number];
  /** Ground beyond the picture that rises or sinks into it by at most this height, in world units, is sampled too. */
  reach?: number;
}

/** A parallel projection, like a map lifted at its far edge. */
export function surveyView({ width, height, span, tilt, centre = [0, 0], reach = 1 }: SurveyOptions): View {
  const scale = width / span;
  const sine = Math.sin((tilt * Math.PI) / 180);
  const cosine = Math.cos((tilt * Math.PI) / 180);
  const half = height / scale / sine / 2;
  const spare = (reach * cosine) / sine;
  const along = (v: number): number => -half - spare + v * (2 * half + 2 * spare);
  return {
    width,
    height,
    ground: (u, v) => ({ x: centre[0] + (u - 0.5) * span, z: centre[1] + along(v) }),
    locate: (x, z) => ({ u: 0.5 + (x - centre[0]) / span, v: (z - centre[1] + half + spare) / (2 * half + 2 * spare) }),
    project: (u, v, ground) => ({ x: u * width, y: height / 2 - scale * (along(v) * sine + ground * cosine) }),
    moved: (by, frame) =>
      surveyView({ ...frame, span, tilt: tilt + by.tilt, centre: [centre[0] + by.across, centre[1] + by.along], reach }),
  };
}

/** A stretch of a picture, as shares of its width and height. */
export interface Window {
  left: number;
  top: number;
  width: number;
}

/** The same camera through a smaller window, for a picture of the given size. */
export function cutOut(view: View, window: Window, frame: Frame): View {
  const { left, top, width } = window;
  const zoom = frame.width / (width * view.width);
  return {
    ...frame,
    ground: (u, v) => view.ground(left + u * width, v),
    locate: (x, z) => {
      const { u, v } = view.locate(x, z);
      return { u: (u - left) / width, v };
    },
    project: (u, v, height) => {
      const { x, y } = view.project(left + u * width, v, height);
      return { x: (x - left * view.width) * zoom, y: (y - top * view.height) * zoom };
    },
    moved: (by, to) => cutOut(view.moved(by, view), window, to),
  };
}
