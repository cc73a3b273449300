import { readFileSync } from "node:fs";
import { inspectMp4 } from "./mp4";
import { inspectWebm } from "./webm";

const loop = (name: string): Buffer => readFileSync(`content/media/loops/home.${name}`);

it("gives a loop the same length in each of its encodings", () => {
  const lengths = [inspectMp4(loop("h264.mp4")), inspectMp4(loop("av1.mp4")), inspectWebm(loop("vp9.webm"))].map(({ seconds }) =>
    Math.round(seconds ?? 0),
  );

  expect(new Set(lengths).size).toBe(1);
  expect(lengths[0]).toBeGreaterThan(0);
});

it("refuses a profile of H.264 that many browsers cannot play", () => {
  const bytes = Buffer.from(loop("h264.mp4"));
  const HIGH_10 = 110;
  bytes.writeUInt8(HIGH_10, bytes.indexOf("avcC", 0, "latin1") + 5);

  expect(inspectMp4(bytes).fault).toMatch(/^is H\.264 with 10 bits or full colours/u);
  expect(inspectMp4(loop("h264.mp4")).fault).toBeUndefined();
});
