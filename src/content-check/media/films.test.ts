import { mp4, webm } from "./media-fixtures.testing";
import { inspectMp4 } from "./mp4";
import { inspectWebm } from "./webm";

it.each([
  ["H.264", inspectMp4(mp4({ seconds: 8 }))],
  ["AV1", inspectMp4(mp4({ entry: "av01", seconds: 8 }))],
  ["VP9", inspectWebm(webm({ seconds: 8 }))],
])("reads the length of a film in %s", (_name, { seconds }) => {
  expect(seconds).toBe(8);
});

it("refuses a profile of H.264 that many browsers cannot play", () => {
  const HIGH_10 = 110;

  expect(inspectMp4(mp4({ profile: HIGH_10 })).fault).toMatch(/^is H\.264 with 10 bits or full colours/u);
  expect(inspectMp4(mp4()).fault).toBeUndefined();
});
