import { graphql, type PageProps } from "gatsby";
import type { SectionTypes } from "../content-model/section";
import { CallToAction } from "../sections/CallToAction";
import { Cards } from "../sections/Cards";
import { FeaturedIn } from "../sections/FeaturedIn/FeaturedIn";
import { Hero } from "../sections/Hero/Hero";
import { Marquee } from "../sections/Marquee/Marquee";
import { News } from "../sections/News";
import { Partners } from "../sections/Partners";
import { Products } from "../sections/Products/Products";
import { RedactedListing } from "../sections/RedactedListing/RedactedListing";
import type { SectionComponents } from "../sections/section-props";
import { SectionList } from "../sections/SectionList";
import { Segments } from "../sections/Segments/Segments";
import { Statement } from "../sections/Statement";
import { Stories } from "../sections/Stories";
import { PageHead } from "../seo/PageHead";

const components = {
  CallToActionSection: CallToAction,
  CardsSection: Cards,
  FeaturedInSection: FeaturedIn,
  HeroSection: Hero,
  MarqueeSection: Marquee,
  NewsSection: News,
  PartnersSection: Partners,
  ProductsSection: Products,
  RedactedListingSection: RedactedListing,
  SegmentsSection: Segments,
  StatementSection: Statement,
  StoriesSection: Stories,
} satisfies SectionComponents<SectionTypes<"home">>;

/** The home page. */
const HomeTemplate = ({ data: { pageContent } }: PageProps<Queries.HomeTemplateQuery>) => (
  <SectionList sections={pageContent?.sections ?? []} components={components} />
);

export default HomeTemplate;

export { PageHead as Head };

export const query = graphql`
  query HomeTemplate($id: String!) {
    pageContent(id: { eq: $id }) {
      ...SectionPage
    }
  }
`;
