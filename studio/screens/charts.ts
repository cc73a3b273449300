import { smoothPath } from "../drawing/path";

interface LineSeries {
  /** Values at even steps. */
  values: readonly number[];
  colour: string;
  filled?: boolean;
}

interface LineChartOptions {
  width: number;
  height: number;
  range: readonly [number, number];
  /** Horizontal hairlines with their labels. */
  ticks: readonly (readonly [value: number, label: string])[];
  /** Labels along the bottom at even steps. */
  steps: readonly string[];
  series: readonly LineSeries[];
}

/** A line chart with hairlines and small labels. */
export function lineChart({ width, height, range, ticks, steps, series }: LineChartOptions): string {
  const left = 38;
  const bottom = height - 20;
  const x = (share: number): number => left + share * (width - left - 8);
  const y = (value: number): number => bottom - ((value - range[0]) / (range[1] - range[0])) * (bottom - 8);
  const grid = ticks
    .map(
      ([value, label]) =>
        `<path d="M${left} ${y(value)}H${width}" stroke="var(--hair)"/><text x="${left - 8}" y="${y(value) + 3.5}" text-anchor="end">${label}</text>`,
    )
    .join("");
  const labels = steps
    .map(
      (step, index) =>
        `<text x="${x(index / (steps.length - 1))}" y="${height - 3}" text-anchor="${index === 0 ? "start" : index === steps.length - 1 ? "end" : "middle"}">${step}</text>`,
    )
    .join("");
  const lines = series
    .map(({ values, colour, filled }) => {
      const path = smoothPath(values.map((value, index) => ({ x: x(index / (values.length - 1)), y: y(value) })));
      const area = filled ? `<path d="${path}L${x(1)} ${bottom}L${x(0)} ${bottom}Z" fill="${colour}" opacity=".07"/>` : "";
      return `${area}<path d="${path}" fill="none" stroke="${colour}" stroke-width="1.6"/>`;
    })
    .join("");
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-size="10" fill="var(--colour-text-quiet)">${grid}${labels}${lines}</svg>`;
}

/** Vertical bars in groups; values share one range from 0 to `top`. */
export function barChart(options: {
  width: number;
  height: number;
  top: number;
  groups: readonly { label: string; bars: readonly (readonly [value: number, colour: string])[] }[];
}): string {
  const { width, height, top, groups } = options;
  const bottom = height - 18;
  const step = width / groups.length;
  const marks = groups
    .map(({ label, bars }, group) => {
      const thick = Math.min(14, (step * 0.62) / bars.length);
      const from = group * step + (step - thick * bars.length - 2 * (bars.length - 1)) / 2;
      const rects = bars
        .map(
          ([value, colour], index) =>
            `<rect x="${from + index * (thick + 2)}" y="${bottom - (value / top) * (bottom - 6)}" width="${thick}" height="${(value / top) * (bottom - 6)}" fill="${colour}"/>`,
        )
        .join("");
      return `${rects}<text x="${group * step + step / 2}" y="${height - 4}" text-anchor="middle">${label}</text>`;
    })
    .join("");
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-size="10" fill="var(--colour-text-quiet)"><path d="M0 ${bottom + 0.5}H${width}" stroke="var(--colour-paper-line)"/>${marks}</svg>`;
}
