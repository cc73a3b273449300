import { graphql } from "gatsby";
import { lazy, type ReactElement } from "react";
import type { Ground } from "../theme/variables";

/** A section of a page, told apart by `__typename`. */
export type SectionData = Queries.SectionFragment;

// Each section is a chunk of its own: a page never loads the code of a section that it does not show.
const AudienceLinks = lazy(async () => ({ default: (await import("./AudienceLinks/AudienceLinks")).AudienceLinks }));
const Benefits = lazy(async () => ({ default: (await import("./Benefits/Benefits")).Benefits }));
const CallToAction = lazy(async () => ({ default: (await import("./CallToAction/CallToAction")).CallToAction }));
const Cards = lazy(async () => ({ default: (await import("./Cards/Cards")).Cards }));
const ContactForm = lazy(async () => ({ default: (await import("./ContactForm/ContactForm")).ContactForm }));
const Faq = lazy(async () => ({ default: (await import("./Faq/Faq")).Faq }));
const FeaturedIn = lazy(async () => ({ default: (await import("./FeaturedIn/FeaturedIn")).FeaturedIn }));
const Hero = lazy(async () => ({ default: (await import("./Hero/Hero")).Hero }));
const Leadership = lazy(async () => ({ default: (await import("./Leadership/Leadership")).Leadership }));
const Marquee = lazy(async () => ({ default: (await import("./Marquee/Marquee")).Marquee }));
const News = lazy(async () => ({ default: (await import("./News/News")).News }));
const NotFound = lazy(async () => ({ default: (await import("./NotFound/NotFound")).NotFound }));
const Partners = lazy(async () => ({ default: (await import("./Partners/Partners")).Partners }));
const PricingTable = lazy(async () => ({ default: (await import("./PricingTable/PricingTable")).PricingTable }));
const Products = lazy(async () => ({ default: (await import("./Products/Products")).Products }));
const Segments = lazy(async () => ({ default: (await import("./Segments/Segments")).Segments }));
const Statement = lazy(async () => ({ default: (await import("./Statement/Statement")).Statement }));
const Steps = lazy(async () => ({ default: (await import("./Steps/Steps")).Steps }));
const Stories = lazy(async () => ({ default: (await import("./Stories/Stories")).Stories }));
const WorkflowViewer = lazy(async () => ({ default: (await import("./WorkflowViewer/WorkflowViewer")).WorkflowViewer }));

/** The component of a section. The compiler fails when the content model knows a section that is not here. */
export const renderSection = (section: SectionData, ground: Ground): ReactElement => {
  switch (section.__typename) {
    case "AudienceLinksSection":
      return <AudienceLinks section={section} ground={ground} />;
    case "BenefitsSection":
      return <Benefits section={section} ground={ground} />;
    case "CallToActionSection":
      return <CallToAction section={section} ground={ground} />;
    case "CardsSection":
      return <Cards section={section} ground={ground} />;
    case "ContactFormSection":
      return <ContactForm section={section} ground={ground} />;
    case "FaqSection":
      return <Faq section={section} ground={ground} />;
    case "FeaturedInSection":
      return <FeaturedIn section={section} ground={ground} />;
    case "HeroSection":
      return <Hero section={section} />;
    case "LeadershipSection":
      return <Leadership section={section} ground={ground} />;
    case "MarqueeSection":
      return <Marquee section={section} ground={ground} />;
    case "NewsSection":
      return <News section={section} ground={ground} />;
    case "NotFoundSection":
      return <NotFound section={section} />;
    case "PartnersSection":
      return <Partners section={section} ground={ground} />;
    case "PricingTableSection":
      return <PricingTable section={section} ground={ground} />;
    case "ProductsSection":
      return <Products section={section} ground={ground} />;
    case "SegmentsSection":
      return <Segments section={section} ground={ground} />;
    case "StatementSection":
      return <Statement section={section} ground={ground} />;
    case "StepsSection":
      return <Steps section={section} ground={ground} />;
    case "StoriesSection":
      return <Stories section={section} ground={ground} />;
    case "WorkflowSection":
      return <WorkflowViewer section={section} ground={ground} />;
    default:
      return unknownSection(section);
  }
};

const unknownSection = (section: never): never => {
  throw new Error(`No component shows the section ${JSON.stringify(section)}.`);
};

export const sectionFragment = graphql`
  fragment Section on Section {
    __typename
    ...AudienceLinks
    ...Benefits
    ...CallToAction
    ...Cards
    ...ContactForm
    ...Faq
    ...FeaturedIn
    ...Hero
    ...Leadership
    ...Marquee
    ...News
    ...NotFound
    ...Partners
    ...PricingTable
    ...Products
    ...Segments
    ...Statement
    ...Steps
    ...Stories
    ...WorkflowViewer
  }
`;
