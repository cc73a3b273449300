/**
 * Mutates media files at random. The check must either report a problem or accept the file, and the build must be able to process
 * whatever it accepts. Every run makes the same mutations; `FC_SEED` makes others, and a failure prints the seed that reproduces it.
 */
import { extname } from "node:path";
import fc from "fast-check";
import sharp from "sharp";
import { inspect } from "../media/inspect";
import { mp4, noise, pdf, svg, webm } from "../media/media-fixtures.testing";

const SEED = Number(process.env.FC_SEED ?? 2_026_11);
const RUNS = 600;

const CUES = "WEBVTT\n\n00:01.000 --> 00:02.000\nWords\n\n00:02.000 --> 00:03.000\nMore";

const made: Readonly<Record<string, () => Buffer | Promise<Buffer>>> = {
  "a.jpg": () => noise(60, 40).jpeg().toBuffer(),
  "progressive.jpg": () => noise(60, 40).withMetadata({ orientation: 6 }).jpeg({ progressive: true }).toBuffer(),
  "a.png": () => noise(60, 40).png().toBuffer(),
  "interlaced.png": () => noise(60, 40).png({ progressive: true, palette: true }).toBuffer(),
  "a.webp": () => noise(60, 40).webp().toBuffer(),
  "lossless.webp": () => noise(60, 40).webp({ lossless: true }).toBuffer(),
  "a.svg": () => Buffer.from(svg('<g id="a"><path style="fill:url(#b)" d="M0 0h9"/><path d="M0 0h160v40z"/></g>').trimEnd()),
  "a.vtt": () => Buffer.from(CUES),
  "a.mp4": () => mp4(),
  "a.webm": () => webm(),
  "a.pdf": () => Buffer.from(pdf().toString().trimEnd()),
};

const PICTURES = [".jpg", ".png", ".webp", ".svg"];
/** Captions may end after any of their cues, and a PNG's last mark may be missing: no decoder requires it. */
const MAY_END_SOONER: Readonly<Record<string, number>> = { ".vtt": Infinity, ".png": 16 };

const at = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

/** Byte mutations: flip, insert, remove or move some. */
const mutation = fc.oneof(
  fc.tuple(at, fc.uint8Array({ minLength: 1, maxLength: 4 })).map(([place, flips]) => (bytes: Buffer) => {
    const offset = Math.floor(place * bytes.length);
    return Buffer.from(bytes.map((byte, index) => byte ^ (flips[index - offset] ?? 0)));
  }),
  fc.tuple(at, fc.uint8Array({ maxLength: 8 }), fc.nat(8)).map(([place, inserted, removed]) => (bytes: Buffer) => {
    const offset = Math.floor(place * bytes.length);
    return Buffer.concat([bytes.subarray(0, offset), inserted, bytes.subarray(offset + removed)]);
  }),
  fc.tuple(at, at, fc.nat(64)).map(([from, to, length]) => (bytes: Buffer) => {
    const copy = Buffer.from(bytes);
    bytes.copy(copy, Math.floor(to * bytes.length), Math.floor(from * bytes.length), Math.floor(from * bytes.length) + length);
    return copy;
  }),
);

const files = fc.constantFrom(...Object.keys(made));
const whole = new Map<string, Buffer>();

beforeAll(async () => {
  for (const [name, make] of Object.entries(made)) whole.set(name, await make());
});

const bytesOf = (name: string): Buffer => whole.get(name) ?? Buffer.alloc(0);

it("reports a full sentence, or accepts a file that the build can process", async () => {
  const outcomes = { accepted: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(files, fc.array(mutation, { minLength: 1, maxLength: 3 }), async (name, changes) => {
      const bytes = changes.reduce((before, change) => change(before), bytesOf(name));
      const { fault } = await inspect(name, bytes);
      outcomes[fault === undefined ? "accepted" : "refused"] += 1;
      if (fault !== undefined) expect(fault).toMatch(/^[a-z]+ .+[.)] [A-Z]\S.+[^.]$/su);
      // Resizes the picture as gatsby-plugin-sharp does.
      else if (PICTURES.includes(extname(name)))
        await sharp(bytes, { failOn: "warning" }).rotate().resize(24).webp({ effort: 0 }).toBuffer();
    }),
    { seed: SEED, numRuns: RUNS, interruptAfterTimeLimit: 120_000, markInterruptAsFailure: true },
  );
  // Both sides must be non-empty, or the test proves nothing.
  expect(outcomes.accepted).toBeGreaterThan(RUNS / 20);
  expect(outcomes.refused).toBeGreaterThan(RUNS / 4);
});

it("refuses every file that is cut off", async () => {
  await fc.assert(
    fc.asyncProperty(files, at, async (name, place) => {
      const bytes = bytesOf(name);
      const end = Math.max(0, bytes.length - Math.max(1, MAY_END_SOONER[extname(name)] ?? 1));
      const { fault } = await inspect(name, bytes.subarray(0, Math.floor(place * end)));
      expect(fault).toBeDefined();
    }),
    { seed: SEED, numRuns: RUNS, interruptAfterTimeLimit: 120_000, markInterruptAsFailure: true },
  );
});
