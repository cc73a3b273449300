/** The picture library, loaded when there is a picture to open: that takes as long as all other checks of one page. */
export const loadSharp = async () => (await import("sharp")).default;
