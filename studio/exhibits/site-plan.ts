import { contours } from "d3-contour";
import type { Drawing } from "../drawing/browser";
import { smoothPath } from "../drawing/path";
import { ESTATE } from "../sample-deals/estate";
import { heightAt } from "../terrain/scenes/luxury-real-estate";

/** The plan's size in metres, how many CSS pixels each becomes, and the metres between the samples of the ground. */
const [ACROSS, DEEP, SCALE, STEP] = [300, 268, 2, 1.5] as const;

const { house, top } = ESTATE.heights;
const [[HOUSE_X, HOUSE_Y, , HOUSE_DEEP]] = ESTATE.buildings;

/** A position on the plan in CSS pixels: north is up. */
const at = (x: number, y: number): { x: number; y: number } => ({ x: x * SCALE, y: (DEEP - y) * SCALE });

/** The contours of the first screen, ten metres apart. */
function contourLines(): string {
  const [columns, rows] = [ACROSS / STEP + 1, Math.floor(DEEP / STEP) + 1];
  const heights = Array.from({ length: columns * rows }, (_, index) =>
    heightAt((index % columns) * STEP, DEEP - Math.floor(index / columns) * STEP),
  );
  const levels = Array.from({ length: 12 }, (_, index) => 0.1 + index * 10);
  return contours()
    .size([columns, rows])
    .thresholds(levels)(heights)
    .map(({ coordinates }, index) => {
      const rings = coordinates
        .flat()
        .map(
          (ring) =>
            `M${ring.map(([x = 0, y = 0]) => `${((x - 0.5) * STEP * SCALE).toFixed(1)} ${((y - 0.5) * STEP * SCALE).toFixed(1)}`).join("L")}`,
        );
      const look = index % 5 === 0 ? 'stroke="#6f6a58" stroke-width="1.6"' : 'stroke="#a39d88" stroke-width="1.2"';
      return `<path d="${rings.join("")}" ${look}${index === 0 ? ' fill="var(--colour-paper-band)"' : ""}/>`;
    })
    .join("");
}

const PLOT = ESTATE.boundary
  .map(([x, y]) => at(x, y))
  .map(({ x, y }) => `${x},${y}`)
  .join(" ");

/** The buildings' walls: rectangles in metres from their south-western corners. */
const WALLS = ESTATE.buildings
  .map(([x, y, width, depth]) => ({ ...at(x, y + depth), width: width * SCALE, depth: depth * SCALE }))
  .map(({ x, y, width, depth }) => `<rect x="${x}" y="${y}" width="${width}" height="${depth}"/>`)
  .join("");

/** The colour behind words on the plot: that of the ground with the plot's tint. */
const PLOT_GROUND = "#ede6d5";

/** Buildings are hatched: filled ones would look like bars of ink. */
const HATCH =
  '<pattern id="walls" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0H6V6H0Z" fill="var(--colour-paper-card)"/><path d="M1 0V6" stroke="var(--colour-sea)" stroke-width="2"/></pattern>';

/** Words that blank out the lines behind them. */
const words = (ground: string, content: string): string =>
  `<g fill="var(--colour-text-strong)" stroke="${ground}" stroke-width="9" stroke-linejoin="round" paint-order="stroke">${content}</g>`;

/** A spot height on the plot: a dot, with the figure to its east or west. */
function spot(east: number, north: number, metres: number, side: 1 | -1): string {
  const { x, y } = at(east, north);
  const anchor = side < 0 ? ' text-anchor="end"' : "";
  const height = words(PLOT_GROUND, `<text x="${x + 12 * side}" y="${y}" dy=".36em"${anchor}>+${metres} m</text>`);
  return `${height}<circle cx="${x}" cy="${y}" r="4.5" fill="var(--colour-text-strong)"/>`;
}

/** The site from above: land over the lake, the plot in brass, its buildings, spot heights. */
function sitePlan(): string {
  const [width, height] = [ACROSS * SCALE, DEEP * SCALE];
  const names = `<text x="312" y="262">Main house</text><text x="344" y="163" text-anchor="middle">Guest house</text><text x="168" y="218">Boathouse</text>`;
  const north = `<path d="M${width - 34} 60V26l-5 9m5 -9l5 9"/>`;
  return `<svg viewBox="2 2 ${width - 4} ${height - 4}" fill="none"><defs>${HATCH}</defs><rect width="${width}" height="${height}" fill="#dbe5e3"/>${contourLines()}
<polygon points="${PLOT}" fill="#c8a45c" fill-opacity=".13" stroke="var(--colour-brass-deep)" stroke-width="3"/>
${spot(142, 90, house, 1)}${spot(236, 97, top, 1)}${words(PLOT_GROUND, names)}
<g stroke="var(--colour-sea)" stroke-width="4">${WALLS}</g><g fill="url(#walls)">${WALLS}</g>
<text x="28" y="${height - 32}" fill="var(--colour-sea)">Lake</text><g stroke="var(--colour-paper-band)" stroke-width="6">${north}</g>
<g stroke="var(--colour-text-strong)" stroke-width="1.2"><path d="M${width - 128} ${height - 24}v6h100v-6"/>${north}</g>${words("var(--colour-paper-band)", `<text x="${width - 78}" y="${height - 32}" text-anchor="middle">50 m</text><text x="${width - 34}" y="86" text-anchor="middle">N</text>`)}</svg>`;
}

/** A section through the house, from the lake to the upper boundary; heights are written clear of the line. */
function elevation(): string {
  const [width, height] = [600, 128];
  const [from, to] = [34, 248];
  const north = HOUSE_Y + HOUSE_DEEP / 2;
  const x = (east: number): number => ((east - from) / (to - from)) * width;
  const y = (metres: number): number => height - 14 - (metres / top) * 92;
  const line = Array.from({ length: 108 }, (_, index) => from + index * 2).map((east) => ({ x: x(east), y: y(heightAt(east, north)) }));
  const ground = smoothPath(line);
  const heights = `<text x="8" y="${y(0) - 14}">Lake</text><text x="${x(HOUSE_X) - 34}" y="${y(house) - 12}" text-anchor="end">+${house} m</text><text x="${width - 14}" y="${y(top) + 14}" dy="1em" text-anchor="end">+${top} m</text>`;
  return `<svg viewBox="0 0 ${width} ${height}" fill="none"><path d="M0 ${y(0)}H${width}" stroke="var(--colour-sea)" stroke-width="3"/><path d="${ground}V${height}H0Z" fill="var(--colour-paper-band)"/><path d="${ground}" stroke="var(--colour-text-strong)" stroke-width="1.4"/><path d="M${x(HOUSE_X) - 10} ${y(house)}v-20h34v8h10v12z" fill="var(--colour-sea)"/><g fill="var(--colour-text-strong)">${heights}</g></svg>`;
}

/** The survey and the section, for a narrow column. */
export const PLAN: Drawing = {
  css: `body{margin:0;background:var(--colour-paper-card);font-family:var(--font-sans)}svg{display:block;width:100%;font-size:24px}.plan{border:1px solid var(--colour-paper-line);margin-bottom:10px}`,
  body: `<div class="plan">${sitePlan()}</div>${elevation()}`,
};
