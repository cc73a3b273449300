import { Slideshow } from "../../components/Slideshow/Slideshow";
import type { SlideshowImage } from "../../components/Slideshow/slideshow-image";
import { ActionLink } from "../../content-parts/ActionLinks";
import { useLabels } from "../../content-parts/site-context";
import { onMediaHost } from "../../services/media-urls";
import { Blurb, Copy, Panel, Show } from "./Products.styles";

/** One of the products, as the section's fragment queries it. */
export type ProductTab = Queries.ProductsFragment["tabs"][number];

const SLIDE_SIZES = "(min-width: 80rem) 42rem, (min-width: 64rem) 54vw, 90vw";

const slideshowImages = (slides: ProductTab["slides"]): SlideshowImage[] =>
  slides.flatMap(({ src, alt }) =>
    src.childImageSharp ? [{ image: onMediaHost(src.childImageSharp.gatsbyImageData), alt: alt ?? "" }] : [],
  );

/** What a product is and for whom, at the left of its screens. */
export const ProductPanel = ({ tab: { label, heading, blurb, link, slides } }: { tab: ProductTab }) => {
  const labels = useLabels();
  return (
    <Panel>
      <Copy>
        <h3>{heading}</h3>
        <Blurb>{blurb}</Blurb>
        <ActionLink action={link} about={heading} />
      </Copy>
      <Show>
        <Slideshow name={label} labels={labels} sizes={SLIDE_SIZES} images={slideshowImages(slides)} />
      </Show>
    </Panel>
  );
};
