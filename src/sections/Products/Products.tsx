import { graphql } from "gatsby";
import { ActionLink } from "../../components/ActionLinks";
import { HeadedBand } from "../../components/HeadedBand";
import { useLabels } from "../../components/site-context";
import type { SlideshowImage } from "../../components/Slideshow/SlidePicture";
import { Slideshow } from "../../components/Slideshow/Slideshow";
import { Tabs } from "../../components/Tabs";
import { onMediaHost } from "../../services/addresses";
import { upTo } from "../../theme/breakpoints";
import type { SectionProps } from "../section-props";
import { Blurb, Choice, Copy, Panel } from "./Products.styles";

/** Our Products: a tab for each product, the suite first. */
export const Products = ({ section, ground }: SectionProps<Queries.ProductsFragment>) => (
  <HeadedBand section={section} ground={ground}>
    {(headingId) => (
      <Choice>
        <Tabs
          labelledBy={headingId}
          tabs={section.tabs.map((tab) => ({ slug: tab.slug, label: tab.label, panel: <ProductPanel tab={tab} /> }))}
        />
      </Choice>
    )}
  </HeadedBand>
);

/** One product, as queried by the section's fragment. */
type ProductTab = Queries.ProductsFragment["tabs"][number];

/** The pictures' displayed width. */
const SLIDE_SIZES = `${upTo.tablet} 90vw, 58rem`;

const slideshowImages = (slides: ProductTab["slides"]): SlideshowImage[] =>
  slides.flatMap(({ src, alt, phone, callouts }) => {
    const image = src.childImageSharp?.gatsbyImageData;
    const onPhones = phone?.childImageSharp?.gatsbyImageData;
    if (!image) return [];
    return [{ image: onMediaHost(image), alt: alt ?? "", callouts: callouts ?? [], ...(onPhones && { phone: onMediaHost(onPhones) }) }];
  });

/** What a product is and whom it is for, above its screenshots. */
const ProductPanel = ({ tab: { label, heading, blurb, link, slides } }: { tab: ProductTab }) => {
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

export const productsFragment = graphql`
  fragment Products on ProductsSection {
    anchor
    heading
    intro
    tabs {
      slug
      label
      heading
      blurb
      link {
        ...ActionFields
      }
      slides {
        alt
        callouts {
          text
          x
          y
        }
        phone {
          childImageSharp {
            gatsbyImageData(
              layout: CONSTRAINED
              width: 350
              height: 240
              transformOptions: { cropFocus: NORTH }
              outputPixelDensities: [1, 2]
              placeholder: NONE
              formats: [WEBP]
              quality: 72
            )
          }
        }
        src {
          childImageSharp {
            gatsbyImageData(
              layout: CONSTRAINED
              width: 1240
              outputPixelDensities: [0.55, 1, 1.5]
              placeholder: NONE
              formats: [WEBP]
              quality: 84
            )
          }
        }
      }
    }
  }
`;
