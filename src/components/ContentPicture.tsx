import { getImage, type IGatsbyImageData } from "gatsby-plugin-image";
import { onMediaHost } from "../services/addresses";
import { Picture, type PictureProps } from "./Picture/Picture";

/** A picture as the sections' fragments query it: a bitmap with `gatsbyImageData`, or a drawing with `publicURL`. */
interface PictureData {
  readonly alt: string | null;
  readonly src: {
    readonly publicURL?: string | null;
    readonly childImageSharp?: { readonly gatsbyImageData: IGatsbyImageData } | null;
  };
  readonly phone?: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null } | null;
}

interface ContentPictureProps extends Pick<PictureProps, "sizes" | "urgency" | "className" | "phoneUntil"> {
  picture: PictureData;
}

/** Size of a drawing in CSS pixels; for a bitmap, gatsby-plugin-image knows the size. */
const DRAWN_SIZE = { width: 160, height: 40 };

/** A picture from `content/media`, fetched from the content-delivery host if one is configured. */
export const ContentPicture = ({ picture: { src, alt, phone }, ...rest }: ContentPictureProps) => {
  const image = getImage(src.childImageSharp ?? null) ?? { src: src.publicURL ?? "", ...DRAWN_SIZE };
  const onPhones = getImage(phone?.childImageSharp ?? null);
  return <Picture image={onMediaHost(image)} {...(onPhones && { phone: onMediaHost(onPhones) })} alt={alt ?? ""} {...rest} />;
};
