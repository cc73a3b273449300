import sharp from "sharp";

/** The parts of Gatsby's resolver context that are used here. */
interface ResolverContext {
  nodeModel: { getNodeById: (query: { id: string }) => { absolutePath: string } | null };
}

type Resolve = (source: { parent: string }, args: object, context: ResolverContext, info: unknown) => unknown;

/** EXIF orientations from this one on mean that a picture is stored on its side. */
const ON_ITS_SIDE = 5;

/**
 * A phone may store a photograph on its side and record the rotation in its EXIF data. gatsby-plugin-sharp rotates the photograph, but
 * takes its proportions from the stored file, and so crops an upright picture to a landscape one. Given the right proportions, it does not
 * crop.
 */
const resolveUpright: Resolve = async (source, args, context, info) => {
  const { originalResolver } = info as { originalResolver: Resolve };
  const file = context.nodeModel.getNodeById({ id: source.parent });
  const { orientation = 1, autoOrient } = file ? await sharp(file.absolutePath).metadata() : {};
  const isTurned = autoOrient !== undefined && orientation >= ON_ITS_SIDE;
  return originalResolver(source, isTurned ? { aspectRatio: autoOrient.width / autoOrient.height, ...args } : args, context, info);
};

/** Passes the proportions of the upright picture to gatsby-plugin-image. */
export const createResolvers = (gatsby: { createResolvers: (resolvers: object) => unknown }): void => {
  gatsby.createResolvers({ ImageSharp: { gatsbyImageData: { resolve: resolveUpright } } });
};
