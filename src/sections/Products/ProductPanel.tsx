import { ActionLink } from "../../components/ActionLinks";
import { useLabels } from "../../components/site-context";
import type { SlideshowImage } from "../../components/Slideshow/SlidePicture";
import { Slideshow } from "../../components/Slideshow/Slideshow";
import { onMediaHost } from "../../services/addresses";
import { Blurb, Copy, Panel } from "./Products.styles";

/** One product, as queried by the section's fragment. */
type ProductTab = Queries.ProductsFragment["tabs"][number];

/** The pictures' displayed width. */
const SLIDE_SIZES = "(min-width: 48rem) 58rem, 90vw";

const slideshowImages = (slides: ProductTab["slides"]): SlideshowImage[] =>
  slides.flatMap(({ src, alt, phone, callouts }) => {
    const image = src.childImageSharp?.gatsbyImageData;
    const onPhones = phone?.childImageSharp?.gatsbyImageData;
    if (!image) return [];
    return [{ image: onMediaHost(image), alt: alt ?? "", callouts: callouts ?? [], ...(onPhones && { phone: onMediaHost(onPhones) }) }];
  });

/** What a product is and whom it is for, above its screenshots. */
export const ProductPanel = ({ tab: { label, heading, blurb, link, slides } }: { tab: ProductTab }) => {
  const labels = useLabels();
  return (
    <Panel>
      <Copy>
        <h3>{heading}</h3>
        <Blurb>{blurb}</Blurb>
        <ActionLink action={link} about={heading} />
      </Copy>
      <Slideshow name={label} labels={labels} sizes={SLIDE_SIZES} images={slideshowImages(slides)} />
    </Panel>
  );
};
