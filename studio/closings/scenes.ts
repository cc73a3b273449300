import { blend } from "../drawing/colour";
import type { GroundPoint } from "../landscape/route";
import { surveyView, type View } from "../landscape/view";
import { lightOf, LIGHTS, type Light } from "../terrain/light";
import type { IndexGrid, Scene, Sides } from "../terrain/scene";
import { SCENES } from "../terrain/scenes";
import { isMap } from "../terrain/shown";

/** The size of a closing band, in pixels. */
const CLOSING = { width: 1920, height: 720 } as const;

/** Where the land's middle is, as a share of the width: the left belongs to the words. */
const MIDDLE = 0.72;

/**
 * The part of a page's land that its closing band shows, in world units: its middle, its span, and its tilt in degrees (90 looks straight
 * down). The strata of a cut are not seen from above, so there the eye is lowered instead.
 */
type Sheet = { at: GroundPoint; span: number; tilt?: number; grid?: IndexGrid; frame?: Sides } | { lower: number };

/**
 * A page that opens with a view closes with a map of it, unless what was built there would be a mere rectangle; one that opens with a map
 * closes with a nearer view.
 */
const SHEETS: Readonly<Record<string, Sheet>> = {
  home: { at: [2.15, 0.7], span: 7 },
  suite: { at: [4, 15.2], span: 23, tilt: 32 },
  "family-office": { at: [1.95, 6.85], span: 7.6, tilt: 38 },
  "fund-managers": { lower: 0.4 },
  "pe-venture-capital": { at: [2.3, 9], span: 7.2 },
  "luxury-real-estate": { at: [1, 0.66], span: 5.6 },
  "advisory-ma": { at: [1.85, 0.4], span: 7.6 },
  marketplace: { at: [1.33, 0.24], span: 7.6 },
  faq: { at: [1.788, 0.7605], span: 6, grid: { left: 1312, top: 248, width: 127, height: 112, columns: 4, rows: 2, found: [1, 1] } },
  about: { at: [2.12, 0.35], span: 11.5, frame: { left: 0.67, right: 0.96, top: 0.22, bottom: 0.78 } },
  investors: { at: [2.2, 0.5], span: 4.6 },
  consultants: { at: [2.3, 0.2], span: 7 },
};

/** The scene of each page's closing band. */
export const CLOSINGS: Readonly<Record<string, Scene>> = Object.fromEntries(
  Object.entries(SHEETS).map(([page, sheet]) => {
    const scene = SCENES[page];
    if (!scene) throw new Error(`No scene is called ${page}.`);
    return [page, onSheet(scene, sheet)];
  }),
);

/** Leaves letters out: phones show the same file at less than a third of its size, where they would be 8 px high. */
function onSheet({ bars: _bars, ...scene }: Scene, sheet: Sheet): Scene {
  return {
    ...scene,
    view: viewOf(scene, sheet),
    unlettered: true,
    tone: { ...scene.tone, ...(isMap(scene) ? {} : printed(lightOf(scene))) },
    ...("grid" in sheet ? { grid: sheet.grid } : {}),
    sheet: { left: 0.42 },
    // Its page calls for a night band in the middle of noon.
    ...("frame" in sheet ? { light: "night", tone: printed(LIGHTS.night), sheet: sheet.frame } : {}),
  };
}

function viewOf({ view }: Scene, sheet: Sheet): View {
  if ("lower" in sheet) return view.moved({ across: 0, along: -sheet.lower, tilt: 0 }, CLOSING);
  const { at, span, tilt = 90 } = sheet;
  return surveyView({ ...CLOSING, span, tilt, centre: [at[0] - (MIDDLE - 0.5) * span, at[1]], reach: 1.6 });
}

/** A printed map only hints at light and shadow. */
function printed({ ground, lit, shadow }: Light): Partial<Light> {
  return { lit: blend(ground, lit, 0.5), shadow: blend(ground, shadow, 0.5) };
}
