import { graphql } from "gatsby";
import styled from "styled-components";
import { ActionLink } from "../../components/ActionLinks";
import { HeadedBand } from "../../components/HeadedBand";
import { useLabels } from "../../components/site-context";
import type { SlideshowImage } from "../../components/Slideshow/SlidePicture";
import { Slideshow } from "../../components/Slideshow/Slideshow";
import { Tabs } from "../../components/Tabs";
import { onMediaHost } from "../../services/addresses";
import { below, between, from } from "../../theme/breakpoints";
import { ledgerWidths } from "../../theme/mixins";
import type { SectionProps } from "../section-props";

/** Our Products: a tab for each product, the suite first. */
export const Products = ({ section, ...place }: SectionProps<Queries.ProductsFragment>) => (
  <HeadedBand section={section} {...place}>
    {(headingId) => (
      <Tabs
        labelledBy={headingId}
        tabs={section.tabs.map((tab) => ({ slug: tab.slug, label: tab.label, panel: <ProductPanel tab={tab} /> }))}
      />
    )}
  </HeadedBand>
);

/** One product, as queried by the section's fragment. */
type ProductTab = Queries.ProductsFragment["tabs"][number];

/** The pictures' displayed width. */
const SLIDE_SIZES = "55rem";

const slideshowImages = (slides: ProductTab["slides"]): SlideshowImage[] =>
  slides.flatMap(({ src, alt, phone, callouts }) => {
    const image = src.childImageSharp?.gatsbyImageData;
    const onPhones = phone?.childImageSharp?.gatsbyImageData;
    if (!image) return [];
    return [{ image: onMediaHost(image), alt: alt ?? "", callouts: callouts ?? [], ...(onPhones && { phone: onMediaHost(onPhones) }) }];
  });

/** What a product is, with its screens. */
const ProductPanel = ({ tab: { label, heading, blurb, link, slides } }: { tab: ProductTab }) => {
  const labels = useLabels();
  return (
    <Panel>
      <Copy>
        <h3>{heading}</h3>
        <p>{blurb}</p>
        <ActionLink action={link} about={heading} />
      </Copy>
      <Slideshow name={label} labels={labels} sizes={SLIDE_SIZES} images={slideshowImages(slides)} />
    </Panel>
  );
};

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  ${between.tabletAndDesktop} {
    grid-template-columns: minmax(0, 1fr) 19.75rem;
    column-gap: var(--space-6);
  }
  ${from.wide} {
    grid-template-columns: minmax(0, 1fr) 54.75rem;
    column-gap: var(--space-6);
  }
`;

/** Beside the picture, or in one row above it. */
const Copy = styled.div`
  display: grid;
  row-gap: var(--space-4);
  align-content: start;
  justify-items: start;
  font-size: var(--type-base);

  ${between.tabletAndDesktop} {
    align-self: center;
    font-size: var(--type-lead);
  }
  /* Equally high for every product, so that a change of tab does not move what follows. */
  ${below.tablet} {
    grid-template-rows: auto 1fr auto;
    min-height: 13.5rem;
  }
  ${between.desktopAndWide} {
    grid-template-columns: ${ledgerWidths.first} minmax(0, 1fr) auto;
    column-gap: var(--space-8);
    min-height: 5rem;
  }
`;

export const productsFragment = graphql`
  fragment Products on ProductsSection {
    ...HeadedBand
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
            gatsbyImageData(layout: CONSTRAINED, width: 350, outputPixelDensities: [1, 2], quality: 72)
          }
        }
        src {
          childImageSharp {
            gatsbyImageData(layout: CONSTRAINED, width: 1240, outputPixelDensities: [0.55, 1, 1.5], quality: 84)
          }
        }
      }
    }
  }
`;
