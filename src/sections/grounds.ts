import type { Ground } from "../theme/variables";
import type { SectionName } from "./registry";

/** The ground that a kind of section always stands on; the others alternate between paper and its darker band. */
const GROUNDS: Readonly<Record<SectionName, Ground | "alternating">> = {
  AudienceLinksSection: "alternating",
  BenefitsSection: "alternating",
  CallToActionSection: "ink",
  CardsSection: "alternating",
  ContactFormSection: "paper",
  FaqSection: "paper",
  FeaturedInSection: "paper",
  HeroSection: "ink",
  LeadershipSection: "alternating",
  MarqueeSection: "paper",
  NewsSection: "alternating",
  NotFoundSection: "ink",
  PartnersSection: "alternating",
  PricingTableSection: "paper",
  ProductsSection: "alternating",
  SegmentsSection: "alternating",
  StatementSection: "alternating",
  StepsSection: "alternating",
  StoriesSection: "ink",
  WorkflowSection: "alternating",
};

/** The ground of each section of a page, top to bottom, so that no two neighbours that could differ look alike. */
export const groundsOf = (names: readonly SectionName[]): Ground[] =>
  names.reduce<Ground[]>((grounds, name) => {
    const ground = GROUNDS[name];
    const alternate = grounds.at(-1) === "paper" ? "band" : "paper";
    return [...grounds, ground === "alternating" ? alternate : ground];
  }, []);
