import { videoSources } from "./video-sources";

it("offers the smallest encoding first, and leaves out one that is missing", () => {
  const sources = videoSources({ h264: { publicURL: "/film.mp4" }, av1: { publicURL: "/film.av1.mp4" }, vp9: null });

  expect(sources.map(({ src }) => src)).toEqual(["/film.av1.mp4", "/film.mp4"]);
});
