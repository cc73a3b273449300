/**
 * The site's mark, a summit in contour lines, in a square of 32 units: two rings with a stroke of 2, and a filled summit. Header, footer,
 * icons, previews and pictures all use these paths.
 */
export const logo = {
  rings:
    "M16 3.3C21.9 3.3 29.3 13.3 29.3 19.6 29.3 26.3 22.9 28.7 16 28.7S2.7 26.3 2.7 19.6C2.7 13.3 10.1 3.3 16 3.3Z" +
    "M16 8.7C19.2 8.7 23.6 14.2 23.6 17.8 23.6 21.6 19.9 22.9 16 22.9S8.4 21.6 8.4 17.8C8.4 14.2 12.8 8.7 16 8.7Z",
  summit: "M16 12.9a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z",
  strokeWidth: 2,
} as const;
