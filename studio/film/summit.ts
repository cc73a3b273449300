import { blend, PALETTE, toHex } from "../drawing/colour";
import { dataUrl, enlarge } from "../drawing/encode";
import { smoothPath, thin } from "../drawing/path";
import { paintRelief } from "../drawing/relief";
import { traceContours, type ContourLine } from "../landscape/contours";
import { mix, smoothstep, sum } from "../landscape/landforms";
import { hills, massif } from "../landscape/landscapes";
import { sampleSurface } from "../landscape/surface";
import { surveyView } from "../landscape/view";

/** The ground is drawn larger than the film's frame, so that the camera can travel over it. */
export const GROUND = { width: 1680, height: 1050 } as const;

const FIELD = sum(massif(11, { x: 1.35, z: -0.75, radius: 1.5, height: 1.9 }, 0.5), hills(31, 2.2, 0.3, 3));
const VIEW = surveyView({ ...GROUND, span: 8.2, tilt: 56, reach: 1.4 });
const INTERVAL = 0.052;

interface Summit {
  /** Shaded ground as a data URL. */
  relief: string;
  /** One SVG group per contour level, lowest first. */
  levels: string[];
}

/** The mountain that opens and closes the film: its ground, and its contours level by level so that they can be drawn in order. */
export async function drawSummit(): Promise<Summit> {
  const surface = sampleSurface(FIELD, VIEW, { lamp: [-0.6, 0.5, -0.1] });
  const low = blend(PALETTE.ink, PALETTE.inkRaised, 0.4);
  const high = blend(PALETTE.inkRaised, PALETTE.inkLine, 0.75);
  const painted = paintRelief(
    surface,
    ({ light, x }) => blend(low, high, smoothstep(-0.1, 1, light) * mix(0.2, 1, smoothstep(0.15, 0.6, x / GROUND.width))),
    () => PALETTE.ink,
  );
  const relief = await enlarge(painted, GROUND).png().toBuffer();
  const lines = traceContours(surface, INTERVAL);
  const levels = [...new Set(lines.map(({ level }) => level))].sort((a, b) => a - b);
  return {
    relief: dataUrl(relief),
    levels: levels.map((level) =>
      levelGroup(
        level,
        lines.filter((line) => line.level === level),
        level === levels[levels.length - 4],
      ),
    ),
  };
}

/** The lines of one level. Each path counts as one unit long, so that one dash offset draws them all. */
function levelGroup(level: number, lines: readonly ContourLine[], isBrass: boolean): string {
  const isIndex = level % 5 === 0;
  const colour = isBrass ? PALETTE.brass : isIndex ? PALETTE.contourIndex : PALETTE.contour;
  const paths = lines
    .flatMap(visibleRuns)
    .map((run) => `<path pathLength="1" d="${smoothPath(thin(run, 3))}"/>`)
    .join("");
  return `<g class="level" stroke="${toHex(colour)}" stroke-width="${isBrass ? 2 : isIndex ? 1.5 : 1.1}">${paths}</g>`;
}

function visibleRuns({ points }: ContourLine): { x: number; y: number }[][] {
  const runs: { x: number; y: number }[][] = [[]];
  for (const point of points) {
    if (point.hidden) runs.push([]);
    else runs[runs.length - 1]?.push(point);
  }
  return runs.filter((run) => run.length > 6);
}
