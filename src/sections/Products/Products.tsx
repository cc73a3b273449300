import { graphql } from "gatsby";
import { useId } from "react";
import { Band } from "../../components/Band/Band";
import { SectionHeading } from "../../components/SectionHeading";
import { Tabs } from "../../components/Tabs/Tabs";
import type { SectionProps } from "../section-props";
import { ProductPanel } from "./ProductPanel";
import { Choice } from "./Products.styles";

/** Our Products: a tab for each product, the suite first. */
export const Products = ({ section, ground }: SectionProps<Queries.ProductsFragment>) => {
  const headingId = useId();
  const { anchor, eyebrow, heading, intro, tabs } = section;
  return (
    <Band ground={ground} anchor={anchor} labelledBy={headingId}>
      <SectionHeading id={headingId} eyebrow={eyebrow} heading={heading} intro={intro} />
      <Choice>
        <Tabs labelledBy={headingId} tabs={tabs.map((tab) => ({ slug: tab.slug, label: tab.label, panel: <ProductPanel tab={tab} /> }))} />
      </Choice>
    </Band>
  );
};

export const productsFragment = graphql`
  fragment Products on ProductsSection {
    anchor
    eyebrow
    heading
    intro
    tabs {
      slug
      label
      heading
      blurb
      link {
        label
        href
        subject
        emphasis
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
