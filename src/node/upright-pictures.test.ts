import { join } from "node:path";
import sharp from "sharp";
import { temporaryFolder } from "../../tools/jest/temporary-folder.testing";
import { createResolvers } from "./upright-pictures";

type Resolve = (source: object, args: object, context: object, info: object) => Promise<unknown>;

const folder = temporaryFolder();
const create = jest.fn<undefined, [{ ImageSharp: { gatsbyImageData: { resolve: Resolve } } }]>();

beforeEach(() => {
  createResolvers({ createResolvers: create as never });
});

/** The arguments that gatsby-plugin-image gets for a picture stored as 80x60. */
const argsFor = async (orientation: number | undefined): Promise<unknown> => {
  const absolutePath = join(folder, `${orientation ?? "none"}.jpg`);
  const picture = sharp({ create: { width: 80, height: 60, channels: 3, background: "#0b1f33" } });
  await (orientation === undefined ? picture : picture.withMetadata({ orientation })).jpeg().toFile(absolutePath);
  const originalResolver = jest.fn((_source: object, args: object) => args);
  const nodeModel = { getNodeById: ({ id }: { id: string }) => (id === "file" ? { absolutePath } : null) };
  return create.mock.calls[0]?.[0].ImageSharp.gatsbyImageData.resolve(
    { parent: "file" },
    { width: 40 },
    { nodeModel },
    { originalResolver },
  );
};

it.each([
  [undefined, { width: 40 }],
  [1, { width: 40 }],
  [3, { width: 40 }],
  [6, { width: 40, aspectRatio: 0.75 }],
  [8, { width: 40, aspectRatio: 0.75 }],
])("gives an upright picture its own proportions, however it is stored (EXIF orientation %s)", async (orientation, expected) => {
  expect(await argsFor(orientation)).toEqual(expected);
});
