import { PALETTE, toHex } from "../drawing/colour";

/** The side of a mark, in pixels. */
const SIDE = 24;

/** A page's land in a few strokes: path data in a square of 24 units. */
interface MenuMark {
  land: string;
  brass: string;
}

/** A plain with its boundary: the suite, whose address follows the product's name, and any page that has no mark of its own. */
const PLAIN: MenuMark = {
  land: "M2 9.5c4-2.5 6.5 1 10 0s6-2.5 10-1M2 16c4-2 7 1.5 11 0s5-1.5 9-.5",
  brass: "M5.5 5.5 17 3.500l2.5 14-12.5 3z",
};

/** The others, by the address of their page. */
const MARKS: Readonly<Record<string, MenuMark>> = {
  // An archipelago, and the route between two islands.
  marketplace: {
    land: "M2.5 9.5c-1-3 .5-6.5 3.5-6.5s2 1.5 4 2 .5 4.5-1.5 5-5 3-6-.5zM13 19c-1-2 1-3 2-5s4-1 5.5 1 1 4-1 5.5-5.5.5-6.5-1.5zM16.5 6c0-2 3.5-4 4.5-2s-1 4-2.5 4-2-1-2-2z",
    brass: "M6.5 6.5c7.5 0 2.5 10.5 10.5 10.5",
  },
  // A walled terrace on a ridge.
  "family-office": { land: "M2.5 14.5c4 4.5 15 4.5 19 0M2.5 19c5 4 14 4 19 0", brass: "M4 8.5 8.5 5h7L20 8.5 16 12.500H8z" },
  // Strata.
  "fund-managers": {
    land: "M2 6c4-3 7 1 11 0s6-3 9-2.500M2 20.500c4-3 7 1 11 0s6-3 9-2.5",
    brass: "M2 13.25c4-3 7 1 11 0s6-3 9-2.5",
  },
  // Two massifs, and the crossing.
  "advisory-ma": {
    land: "M3 3c2.5 4-.5 6 0 9s-1 6 .5 9M7.5 3c3 4-.5 6 .5 9s-2 6 .5 9M16.5 3c-3 4 .5 6-.5 9s2 6-.5 9M21 3c-2.5 4 .5 6 0 9s1 6-.5 9",
    brass: "M6 12h12",
  },
  // Young hills, the tallest growing.
  accelerators: { land: "M2 20c.8-7 3.8-8 5.2-4.5M16.8 15.5c1.4-3.5 4.4-2.5 5.2 4.5", brass: "M6.5 20c2-20 9-20 11 0" },
  // Outlines in fog, one of them whole.
  investors: {
    land: "M3.5 15.500C.5 8 6 2.5 13 3M20.5 8c3 6-1.5 13-8.5 13",
    brass: "M7.5 13.5c0-3.5 2.5-6 5-5s5.5 1.5 4.5 4-3 1.5-4.5 2.5-5 1.5-5-1.5z",
  },
  // A peak, and the route up.
  founders: { land: "M2 20.5 12 3.500l10 17", brass: "M8.5 20.5 15 17l-5.5-3.5 4-3L12 4" },
  // A range with one peak lit.
  "pe-venture-capital": { land: "M2 20l4.5-8 3 4M16.3 14.5l2.2-4L22 17", brass: "M8 20 13 4l5.5 16" },
  // Streams that join.
  fundraisers: { land: "M4 3.500c0 5.5 7 5 8 10M20 6c0 5.5-7 6-8 11", brass: "M12.5 2c-2 4 1 7-.5 11s1 6 0 9" },
  // A coast, and the plot on it.
  "luxury-real-estate": {
    land: "M3 4c1.5 4-1 6 .5 9.500s0 4.5 1.5 7.500M7.5 3c2 4-.5 7 1.5 10.500s0 4.5 2.5 7.5",
    brass: "M12.5 7 19 5.500l2 7L14.5 14.5z",
  },
  // A saddle between two peaks, and the way through.
  "secondary-exit": { land: "M2 17 7 4.5l5 8 5-8L22 17", brass: "M8.5 21.500c8-1 1.5-5.5 3.5-9" },
  // Sights to a hill, from both ends of the baseline.
  consultants: {
    land: "M3 19.5 11 6.5M21 19.5 13 6.5M12 2.5l2.3 4H9.7z",
    brass: "M3 19.5h18M3 17.5v4M21 17.5v4",
  },
  // The whole map in its frame.
  about: { land: "M6.5 14c0-4 3.5-6.5 6.5-5.500s5.5 2 4.5 4.5-3.5 1.5-5.5 2.5-5.5 1.5-5.5-1.500z", brass: "M2.5 4.5h19v15h-19z" },
  // A bench-mark.
  contact: { land: "M10 15.500V3.500h4v12M2 21.500c5-2 15-2 20 0", brass: "M8 12.500c-7 1.5-5 5.5 4 5.500s11-4 4-5.5" },
};

/** The menu marks side by side. Each has a view of its own (`marks.svg#founders`); any other fragment shows the first. */
export function menuMarks(): string {
  const marks = Object.entries(MARKS);
  const views = marks.map(([page], index) => `<view id="${page}" viewBox="${(index + 1) * SIDE} 0 ${SIDE} ${SIDE}"/>`);
  const all = [PLAIN, ...marks.map(([, mark]) => mark)];
  const lines = (part: keyof MenuMark): string =>
    all.map((mark, index) => `<path transform="translate(${index * SIDE})" d="${mark[part]}"/>`).join("");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" fill="none" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round">`,
    ...views,
    `<g stroke="${toHex(PALETTE.quiet)}">${lines("land")}</g>`,
    `<g stroke="${toHex(PALETTE.brass)}" stroke-width="1.75">${lines("brass")}</g></svg>\n`,
  ].join("");
}
