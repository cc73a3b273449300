import sharp from "sharp";

/** The parts of Gatsby's resolver context that are used here. */
interface ResolverContext {
  nodeModel: { getNodeById: (query: { id: string }) => { absolutePath: string } | null };
}

type Resolve = (source: { parent: string }, args: object, context: ResolverContext, info: unknown) => unknown;

/** EXIF orientations from here on lay a picture on its side. */
const ON_ITS_SIDE = 5;

/**
 * A telephone's photograph may lie on its side in the file, with a note (EXIF) that says so. gatsby-plugin-sharp turns it, but takes the
 * proportions from the file as it lies, and so cuts an upright picture to a flat one. Given the right proportions, it does not crop.
 */
const resolveUpright: Resolve = async (source, args, context, info) => {
  const { originalResolver } = info as { originalResolver: Resolve };
  const file = context.nodeModel.getNodeById({ id: source.parent });
  const { orientation = 1, autoOrient } = file ? await sharp(file.absolutePath).metadata() : {};
  const isTurned = autoOrient !== undefined && orientation >= ON_ITS_SIDE;
  return originalResolver(source, isTurned ? { aspectRatio: autoOrient.width / autoOrient.height, ...args } : args, context, info);
};

/** Turns photographs before their shape is taken. */
export const createResolvers = (gatsby: { createResolvers: (resolvers: object) => unknown }): void => {
  gatsby.createResolvers({ ImageSharp: { gatsbyImageData: { resolve: resolveUpright } } });
};
