import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Picture, type PictureProps } from "../components/Picture/Picture";
import { onMediaHost } from "../services/media-urls";

/** A picture as the fragments of the sections query it: a bitmap with `gatsbyImageData`, or a drawing with `publicURL`. */
export interface PictureData {
  readonly alt: string | null;
  readonly src: {
    readonly publicURL?: string | null;
    readonly childImageSharp?: { readonly gatsbyImageData: IGatsbyImageData } | null;
  };
  readonly phone?: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null } | null;
}

/** Props of {@link ContentPicture}. */
export interface ContentPictureProps extends Pick<PictureProps, "sizes" | "urgency" | "className"> {
  picture: PictureData;
  /** Size of a drawing in CSS pixels; bitmaps know their own. */
  drawnSize?: { width: number; height: number };
}

/** A picture of `content/media`, fetched from the content-delivery host if one is configured. */
export const ContentPicture = ({ picture: { src, alt, phone }, drawnSize = { width: 160, height: 40 }, ...rest }: ContentPictureProps) => {
  const image = src.childImageSharp?.gatsbyImageData ?? { src: src.publicURL ?? "", ...drawnSize };
  const onPhones = phone?.childImageSharp?.gatsbyImageData;
  return <Picture image={onMediaHost(image)} {...(onPhones && { phone: onMediaHost(onPhones) })} alt={alt ?? ""} {...rest} />;
};
