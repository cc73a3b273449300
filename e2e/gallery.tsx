import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { ComponentType } from "react";
import { AudienceLinks } from "../src/sections/AudienceLinks";
import { Benefits } from "../src/sections/Benefits/Benefits";
import { CallToAction } from "../src/sections/CallToAction";
import { ContactForm } from "../src/sections/ContactForm/ContactForm";
import { Faq } from "../src/sections/Faq/Faq";
import { FaqProvider } from "../src/sections/Faq/faq-context";
import { FeaturedIn } from "../src/sections/FeaturedIn/FeaturedIn";
import { FeeComparison } from "../src/sections/FeeComparison/FeeComparison";
import { Hero } from "../src/sections/Hero/Hero";
import { Leadership } from "../src/sections/Leadership/Leadership";
import { Marquee } from "../src/sections/Marquee/Marquee";
import { News } from "../src/sections/News";
import { NotFound } from "../src/sections/NotFound";
import { Partners } from "../src/sections/Partners";
import { PriceStrip } from "../src/sections/PriceStrip";
import { PricingTable } from "../src/sections/PricingTable/PricingTable";
import { Products } from "../src/sections/Products/Products";
import { RedactedListing } from "../src/sections/RedactedListing/RedactedListing";
import type { SectionComponents, SectionData, SectionProps } from "../src/sections/section-props";
import { Segments } from "../src/sections/Segments/Segments";
import { Statement } from "../src/sections/Statement";
import { Cards, Steps } from "../src/sections/TitledTexts";
import { Stories } from "../src/sections/Stories";
import { Workflow } from "../src/sections/Workflow/Workflow";
import { type Ground, grounds } from "../src/theme/variables";

const components = {
  AudienceLinksSection: AudienceLinks,
  BenefitsSection: Benefits,
  CallToActionSection: CallToAction,
  CardsSection: Cards,
  ContactFormSection: ContactForm,
  FaqSection: Faq,
  FeaturedInSection: FeaturedIn,
  FeeComparisonSection: FeeComparison,
  HeroSection: Hero,
  LeadershipSection: Leadership,
  MarqueeSection: Marquee,
  NewsSection: News,
  NotFoundSection: NotFound,
  PartnersSection: Partners,
  PriceStripSection: PriceStrip,
  PricingTableSection: PricingTable,
  ProductsSection: Products,
  RedactedListingSection: RedactedListing,
  SegmentsSection: Segments,
  StatementSection: Statement,
  StepsSection: Steps,
  StoriesSection: Stories,
  WorkflowSection: Workflow,
} satisfies SectionComponents;

/** What a section looks like: its type, the fields that it has, and its choices among looks. */
const lookOf = (section: SectionData): string =>
  Object.entries(section)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => (/^__typename$|arrangement|size|light/iu.test(name) ? String(value) : name))
    .join();

/** One section of each look; its address would be that of another, on another page. */
const specimensOf = (sections: readonly SectionData[]): SectionData[] => [
  ...new Map(sections.map((section) => ({ ...section, anchor: null })).map((section) => [lookOf(section), section])).values(),
];

/** The sections that begin a page: no page has two. */
const isOpening = ({ __typename }: SectionData): boolean => ["HeroSection", "NotFoundSection"].includes(__typename);

/**
 * Each look that a section has anywhere in `content/`, on one ground, below one of the openings. Throws, and so stops a build, for a type of
 * section of which there is no example.
 */
const Gallery = ({ data: { gallery, allPageContent, faqContent }, pageContext: { ground } }: GalleryProps) => {
  const specimens = specimensOf([...allPageContent.nodes.flatMap(({ sections }) => sections), ...(gallery?.sections ?? [])]);
  const missing = Object.keys(components).filter((name) => specimens.every(({ __typename }) => __typename !== name));
  if (missing.length > 0) throw new Error(`Neither a page nor content/gallery.yaml shows ${missing.join(", ")}.`);
  const openings = specimens.filter(isOpening).reverse();
  const opening = openings[grounds.indexOf(ground) % openings.length];
  return (
    <FaqProvider value={faqContent?.categories ?? []}>
      {specimens
        .filter((section) => section === opening || !isOpening(section))
        .sort((one, other) => Number(isOpening(other)) - Number(isOpening(one)))
        .map((section) => {
          // TypeScript cannot see that the component and the section, found under one name, fit each other.
          const Section = components[section.__typename] as ComponentType<SectionProps<SectionData>>;
          const light = (["sea", "noon", "fog"] as const).find((name) => name === ground) ?? "night";
          return <Section key={lookOf(section)} section={section} ground={ground} light={light} />;
        })}
    </FaqProvider>
  );
};

type GalleryProps = PageProps<Queries.GalleryQuery, { ground: Ground }>;

export default Gallery;

export const Head = ({ data, pageContext }: HeadProps<Queries.GalleryQuery, { ground: Ground }>) => (
  <>
    <title>{`${data.gallery?.label ?? ""}: ${pageContext.ground}`}</title>
    <meta name="robots" content="noindex" />
  </>
);

export const query = graphql`
  query Gallery {
    gallery {
      label
      sections {
        ...Section
      }
    }
    allPageContent(sort: { path: ASC }) {
      nodes {
        sections {
          ...Section
        }
      }
    }
    faqContent {
      ...FaqCategories
    }
  }
`;
