import { blend, hex, PALETTE, toHex, type Colour } from "../drawing/colour";
import { mix } from "../landscape/landforms";
import type { ScreenPoint } from "../landscape/view";
import { lightOf } from "./light";
import type { Pillar, Scene } from "./scene";

/** The pillar's width at the top, and its plinth, as shares of its width and height. */
const TOP = 0.72;
const PLINTH = { width: 1.42, height: 0.09 } as const;

/** How far its shadow falls towards the eye and to the left, in heights of the pillar, and how visible it is. */
const SHADOW = { x: -0.7, z: -0.54, seen: 0.55 } as const;

/** Stone in the first sun, and turned away from it. */
const STONE = { lit: hex("#e6ca9c"), shadow: hex("#232a38") } as const;

/** A pillar as surveyors build it, one face in the light and one in the shadow, with the sign of a bench-mark cut into the lit one. */
export function drawPillar(scene: Scene): string {
  const { pillar } = scene;
  if (!pillar) return "";
  const { ground } = lightOf(scene);
  const plinth = blockOf(scene, pillar, { from: -0.02, to: PLINTH.height, foot: PLINTH.width, top: PLINTH.width });
  const shaft = blockOf(scene, pillar, { from: PLINTH.height, to: 1, foot: 1, top: TOP });
  return [
    `<polygon points="${pointsOf(shadowOf(scene, pillar))}" fill="${toHex(PALETTE.ink)}" fill-opacity="${SHADOW.seen}" stroke="none"/>`,
    face(plinth.left, blend(STONE.shadow, ground, 0.35)),
    face(plinth.right, blend(STONE.lit, STONE.shadow, 0.42)),
    face(plinth.top, blend(STONE.lit, STONE.shadow, 0.25)),
    face(shaft.left, STONE.shadow),
    face(shaft.right, STONE.lit),
    signOn(shaft.right, blend(STONE.shadow, STONE.lit, 0.12)),
  ].join("");
}

interface Block {
  left: ScreenPoint[];
  right: ScreenPoint[];
  top: ScreenPoint[];
}

/** The faces of a tapering block that the eye sees; its heights and widths are shares of the pillar's. */
function blockOf(scene: Scene, pillar: Pillar, { from, to, foot, top }: { from: number; to: number; foot: number; top: number }): Block {
  const corners = (width: number, height: number): ScreenPoint[] =>
    [0, 1, 2, 3].map((corner) => cornerOf(scene, pillar, corner, width, height));
  const [lower, upper] = [corners(foot, from), corners(top, to)];
  const side = (one: number, other: number): ScreenPoint[] =>
    [upper[one], upper[other], lower[other], lower[one]].flatMap((point) => point ?? []);
  return { left: side(0, 1), right: side(1, 2), top: upper };
}

/** A corner at some height: 0 is the left one, 1 the nearest, 2 the right one. */
function cornerOf(scene: Scene, { at: [x, z], width, height, turned }: Pillar, corner: number, wide: number, high: number): ScreenPoint {
  const angle = ((corner * 90 - 180 + turned) * Math.PI) / 180;
  const reach = (width * wide) / Math.SQRT2;
  return seen(scene, x + Math.cos(angle) * reach, z + Math.sin(angle) * reach, scene.field(x, z) + height * high);
}

/** Its shadow on the ground, from the two sides of the plinth to the shadow of the top. */
function shadowOf(scene: Scene, pillar: Pillar): ScreenPoint[] {
  const { at, height, width } = pillar;
  const onGround = (x: number, z: number): ScreenPoint => seen(scene, x, z, scene.field(x, z));
  const [dx, dz] = [SHADOW.x * height, SHADOW.z * height];
  const across = (half: number, share: number): ScreenPoint =>
    onGround(at[0] + dx * share + half * width, at[1] + dz * share + half * width * -0.8);
  const steps = [0, 0.25, 0.5, 0.75, 1];
  return [
    ...steps.map((share) => across(mix(-0.66, -0.42, share), share)),
    ...steps.reverse().map((share) => across(mix(0.66, 0.42, share), share)),
  ];
}

/** The surveyors' arrow below its level line. */
function signOn(side: readonly ScreenPoint[], colour: Colour): string {
  const [a, b, c, d] = side;
  if (!a || !b || !c || !d) return "";
  const on = (u: number, v: number): string => {
    const x = mix(mix(a.x, b.x, u), mix(d.x, c.x, u), v);
    const y = mix(mix(a.y, b.y, u), mix(d.y, c.y, u), v);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const lines = `M${on(0.24, 0.3)}L${on(0.76, 0.3)}M${on(0.5, 0.34)}L${on(0.5, 0.6)}M${on(0.5, 0.34)}L${on(0.3, 0.58)}M${on(0.5, 0.34)}L${on(0.7, 0.58)}`;
  return `<path d="${lines}" stroke="${toHex(colour)}" stroke-width="2.6"/>`;
}

function seen({ view }: Scene, x: number, z: number, height: number): ScreenPoint {
  const { u, v } = view.locate(x, z);
  return view.project(u, v, height);
}

const pointsOf = (corners: readonly ScreenPoint[]): string => corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

/** A face with a hairline of its own colour, so that no gaps show between faces. */
const face = (corners: readonly ScreenPoint[], colour: Colour): string =>
  `<polygon points="${pointsOf(corners)}" fill="${toHex(colour)}" stroke="${toHex(colour)}" stroke-width="0.6"/>`;
