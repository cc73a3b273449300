import { contours } from "d3-contour";
import type { Drawing } from "../drawing/browser";
import { smoothPath } from "../drawing/path";
import { mix, smoothstep, terraced } from "../landscape/landforms";
import { fractal, gradientNoise } from "../landscape/noise";
import { ESTATE } from "../sample-deals/estate";

/** The plan's size in metres, and how many CSS pixels each becomes. */
const ACROSS = 300;
const DEEP = 212;
const SCALE = 2;
/** Metres between the samples of the ground. */
const STEP = 1.5;

const { house, top } = ESTATE.heights;
/** How far east the shore is at the plan's southern edge, and by how much it recedes per metre to the north. */
const SHORE = 88;
const BACK = 0.24;
const HOUSE = { x: 158, y: 104 };

const rough = fractal(gradientNoise(316), { size: 90, octaves: 4, gain: 0.42 });
const shelves = terraced((_, metres) => metres * 0.36, 11, 0.55);

/** Height of the ground above the lake; x and y are metres east and north of the plan's corner. */
function heightAt(x: number, y: number): number {
  const straight = x + BACK * y - SHORE;
  const inland = straight + rough(x, y) * 34 * smoothstep(0, 60, Math.abs(straight) + 18);
  const garden = smoothstep(46, 12, Math.hypot(x - HOUSE.x, (y - HOUSE.y) / 1.7));
  return mix(shelves(x, Math.max(inland, -1)), house, garden);
}

/** A position on the plan in CSS pixels: north is up. */
const at = (x: number, y: number): { x: number; y: number } => ({ x: x * SCALE, y: (DEEP - y) * SCALE });

/** Contour lines every two metres, those at tens stronger. */
function contourLines(): string {
  const [columns, rows] = [ACROSS / STEP + 1, Math.floor(DEEP / STEP) + 1];
  const heights = Array.from({ length: columns * rows }, (_, index) =>
    heightAt((index % columns) * STEP, DEEP - Math.floor(index / columns) * STEP),
  );
  const levels = Array.from({ length: 44 }, (_, index) => 0.4 + index * 2);
  return contours()
    .size([columns, rows])
    .thresholds(levels)(heights)
    .map(({ value, coordinates }, index) => {
      const rings = coordinates
        .flat()
        .map(
          (ring) =>
            `M${ring.map(([x = 0, y = 0]) => `${((x - 0.5) * STEP * SCALE).toFixed(1)} ${((y - 0.5) * STEP * SCALE).toFixed(1)}`).join("L")}`,
        );
      const strong = index === 0 || Math.round(value - 0.4) % 10 === 0;
      const look = strong ? 'stroke="#8a8572" stroke-width="1.3"' : 'stroke="#bdb7a4" stroke-width=".8"';
      return `<path d="${rings.join("")}" ${look}${index === 0 ? ' fill="var(--colour-paper-band)"' : ""}/>`;
    })
    .join("");
}

const polygon = (points: readonly (readonly [number, number])[]): string =>
  points
    .map(([x, y]) => at(x, y))
    .map(({ x, y }) => `${x},${y}`)
    .join(" ");

/** A rectangular building, in metres from its south-western corner. */
const block = (x: number, y: number, width: number, depth: number): string =>
  polygon([
    [x, y],
    [x + width, y],
    [x + width, y + depth],
    [x, y + depth],
  ]);

/** The colour behind words on the plot: that of the ground with the plot's tint. */
const PLOT_GROUND = "#ede6d5";

/** Buildings are hatched: filled ones would look like bars of ink. */
const HATCH =
  '<pattern id="walls" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0H6V6H0Z" fill="var(--colour-paper-card)"/><path d="M1 0V6" stroke="var(--colour-sea)" stroke-width="2"/></pattern>';

/** The main house, with its wing towards the lake. */
const HOUSE_WALLS = polygon([
  [HOUSE.x - 7, HOUSE.y + 24],
  [HOUSE.x + 7, HOUSE.y + 24],
  [HOUSE.x + 7, HOUSE.y - 24],
  [HOUSE.x - 20, HOUSE.y - 24],
  [HOUSE.x - 20, HOUSE.y - 12],
  [HOUSE.x - 7, HOUSE.y - 12],
]);

/** Words that blank out the lines behind them. */
const words = (ground: string, content: string): string =>
  `<g fill="var(--colour-text-strong)" stroke="${ground}" stroke-width="9" stroke-linejoin="round" paint-order="stroke">${content}</g>`;

/** A spot height on the plot: a cross, with the figure to its east or west. */
function spot(east: number, north: number, metres: number, side: 1 | -1): string {
  const { x, y } = at(east, north);
  const anchor = side < 0 ? ' text-anchor="end"' : "";
  const height = words(PLOT_GROUND, `<text x="${x + 11 * side}" y="${y}" dy=".36em"${anchor}>+${metres} m</text>`);
  return `${height}<path d="M${x - 5} ${y}h10m-5 -5v10" stroke="var(--colour-text-strong)" stroke-width="1.6"/>`;
}

/** The site from above: land over the lake, the plot in brass, three buildings, spot heights. */
function sitePlan(): string {
  const [width, height] = [ACROSS * SCALE, DEEP * SCALE];
  const names = `<text x="338" y="225">Main house</text><text x="346" y="115" text-anchor="end">Guest house</text><text x="150" y="149">Boathouse</text>`;
  const north = `<path d="M${width - 34} 60V26l-5 9m5 -9l5 9"/>`;
  return `<svg viewBox="0 0 ${width} ${height}" fill="none"><defs>${HATCH}</defs><rect width="${width}" height="${height}" fill="#dbe5e3"/>${contourLines()}
<polygon points="${polygon(ESTATE.boundary)}" fill="#c8a45c" fill-opacity=".13" stroke="var(--colour-brass-deep)" stroke-width="3"/>
${spot(140, HOUSE.y - 38, house, 1)}${spot(248, 78, top, -1)}${words(PLOT_GROUND, names)}
<g fill="url(#walls)" stroke="var(--colour-sea)" stroke-width="2"><polygon points="${HOUSE_WALLS}"/><polygon points="${block(180, 152, 9, 17)}"/><polygon points="${block(59, 136, 11, 8)}"/></g>
<text x="28" y="392" fill="var(--colour-sea)">Lake</text><g stroke="var(--colour-paper-band)" stroke-width="6">${north}</g>
<g stroke="var(--colour-text-strong)" stroke-width="1.2"><path d="M${width - 128} ${height - 24}v6h100v-6"/>${north}</g>${words("var(--colour-paper-band)", `<text x="${width - 78}" y="${height - 32}" text-anchor="middle">50 m</text><text x="${width - 34}" y="86" text-anchor="middle">N</text>`)}</svg>`;
}

/** A section through the house, from the lake to the upper boundary; heights are written clear of the line. */
function elevation(): string {
  const [width, height] = [600, 128];
  const x = (east: number): number => ((east - 34) / 214) * width;
  const y = (metres: number): number => height - 14 - (metres / top) * 92;
  const line = Array.from({ length: 108 }, (_, index) => 34 + index * 2).map((east) => ({
    x: x(east),
    y: y(Math.max(0, heightAt(east, HOUSE.y))),
  }));
  const ground = smoothPath(line);
  const heights = `<text x="8" y="${y(0) - 10}">Lake</text><text x="${x(HOUSE.x) - 34}" y="${y(house) - 12}" text-anchor="end">+${house} m</text><text x="${width - 14}" y="${y(top) + 14}" dy="1em" text-anchor="end">+${top} m</text>`;
  return `<svg viewBox="0 0 ${width} ${height}" fill="none"><path d="M0 ${y(0)}H${x(SHORE - BACK * HOUSE.y)}" stroke="var(--colour-sea)" stroke-width="3"/><path d="${ground}V${height}H0Z" fill="var(--colour-paper-band)"/><path d="${ground}" stroke="var(--colour-text-strong)" stroke-width="1.4"/><path d="M${x(HOUSE.x) - 22} ${y(house)}v-20h34v8h10v12z" fill="var(--colour-sea)"/><g fill="var(--colour-text-strong)">${heights}</g></svg>`;
}

/** The survey and the section, for a narrow column. */
export const PLAN: Drawing = {
  css: `body{margin:0;background:var(--colour-paper-card);font-family:var(--font-sans)}svg{display:block;width:100%;font-size:28px}.plan{border:1px solid var(--colour-paper-line);margin-bottom:10px}`,
  body: `<div class="plan">${sitePlan()}</div>${elevation()}`,
};
