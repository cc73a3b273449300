import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { CSSProperties } from "react";

/** What content says beside a picture about its place on the page; see `src/content-model/picture.ts`. */
interface PlacedPicture {
  readonly src: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null };
  readonly frame: Queries.FrameFragment | null;
  readonly fade?: number | null;
  readonly focus?: { readonly x: number; readonly y: number } | null;
}

/**
 * A picture's geometry as CSS variables: `--ratio`, its height, `--frame-left`, `--frame-top`, `--frame-width` and `--frame-height`,
 * and `--fade`, a place across it, all as shares of its width; `--focus`, an `object-position`.
 */
export const geometryOf = ({ src, frame, fade, focus }: PlacedPicture): CSSProperties => {
  const { width, height } = src.childImageSharp?.gatsbyImageData ?? { width: 1, height: 1 };
  const ratio = height / width;
  const share = (percent: number): number => Number((percent / 100).toFixed(4));
  return {
    "--ratio": Number(ratio.toFixed(4)),
    ...(frame && {
      "--frame-left": share(frame.left),
      "--frame-top": share(frame.top * ratio),
      "--frame-width": share(frame.right - frame.left),
      "--frame-height": share((frame.bottom - frame.top) * ratio),
    }),
    ...(fade != null && { "--fade": share(fade) }),
    ...(focus && { "--focus": `${focus.x}% ${focus.y}%` }),
  };
};

export const frameFragment = graphql`
  fragment Frame on Frame {
    left
    top
    right
    bottom
  }
`;
