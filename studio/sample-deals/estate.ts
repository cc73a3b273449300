/** A house by a lake, in metres: on its page's first screen, on its plan, and on the map at the end. */
export const ESTATE = {
  /** East and north of the plan's corner. */
  boundary: [
    [66, 187],
    [98, 31],
    [242, 94],
    [199, 250],
  ],
  /** The same, the sides, and the walls' height: of the main house, its wing towards the lake, the guest house and the boathouse. */
  buildings: [
    [137, 101, 14, 48, 10],
    [124, 101, 13, 12, 7],
    [183, 203, 9, 17, 6],
    [68, 158, 11, 8, 5],
  ],
  /** Above the lake: the house, and the plot's highest corner. */
  heights: { house: 33, top: 57 },
} as const;
