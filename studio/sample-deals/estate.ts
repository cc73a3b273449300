/** A house by a lake. */
export const ESTATE = {
  /** The plot's boundary, in metres east and north of the plan's corner: the same as on its page's first screen. */
  boundary: [
    [46, 158],
    [113, 16],
    [260, 68],
    [214, 197],
  ],
  /** In metres above the lake, of the house and of the plot's upper edge. */
  heights: { house: 33, top: 66 },
} as const;
