import { graphql } from "gatsby";
import styled from "styled-components";
import { ActionLink } from "../../components/ActionLinks";
import { HeadedBand } from "../../components/HeadedBand";
import { useLabels } from "../../components/site-context";
import type { SlideshowImage } from "../../components/Slideshow/SlidePicture";
import { Slideshow } from "../../components/Slideshow/Slideshow";
import { Tabs } from "../../components/Tabs";
import { onMediaHost } from "../../services/addresses";
import { below, from, upTo } from "../../theme/breakpoints";
import { ledgerWidths } from "../../theme/mixins";
import type { SectionProps } from "../section-props";

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

/** The tabs stand closer to their heading than other content does. */
const Choice = styled.div`
  margin-top: calc(-1 * var(--space-5));
`;

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;

/** On wide screens the text is in one row, and the picture spans the column below. */
const Copy = styled.div`
  display: grid;
  row-gap: var(--space-4);
  justify-items: start;

  /* Equally high for every product, so that a change of tab does not move what follows. */
  ${below.tablet} {
    grid-template-rows: auto 1fr auto;
    min-height: 16.5rem;
  }
  ${from.desktop} {
    grid-template-columns: ${ledgerWidths.first} minmax(0, 1fr) auto;
    column-gap: var(--space-8);
    align-items: start;

    > h3 {
      font-size: var(--type-product);
    }
  }
`;

const Blurb = styled.p`
  max-width: var(--measure);

  ${from.desktop} {
    min-height: 4lh;
  }
  ${from.vast} {
    min-height: 0;
  }
`;

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
