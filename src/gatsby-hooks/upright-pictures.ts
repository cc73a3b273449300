import sharp from "sharp";

/** The parts of Gatsby's resolver context that are used here. */
interface ResolverContext {
  nodeModel: { getNodeById: (query: { id: string }) => { absolutePath: string } | null };
}

type Resolve = (source: { parent: string }, args: object, context: ResolverContext, info: unknown) => unknown;

/** From this EXIF orientation on, a picture is stored on its side. */
const ON_ITS_SIDE = 5;

/**
 * A phone may store a photograph on its side, with an EXIF note. gatsby-plugin-sharp rotates it, but takes the proportions from the stored
 * file, and so crops an upright picture to a landscape one. Given the right proportions, it does not crop.
 */
const resolveUpright: Resolve = async (source, args, context, info) => {
  const { originalResolver } = info as { originalResolver: Resolve };
  const file = context.nodeModel.getNodeById({ id: source.parent });
  const { orientation = 1, autoOrient } = file ? await sharp(file.absolutePath).metadata() : {};
  const isTurned = autoOrient !== undefined && orientation >= ON_ITS_SIDE;
  return originalResolver(source, isTurned ? { aspectRatio: autoOrient.width / autoOrient.height, ...args } : args, context, info);
};

/** Corrects the orientation before the shape is read. */
export const createResolvers = (gatsby: { createResolvers: (resolvers: object) => unknown }): void => {
  gatsby.createResolvers({ ImageSharp: { gatsbyImageData: { resolve: resolveUpright } } });
};
