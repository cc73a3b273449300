// Made by `npm run schemas` from the names of the sections' files; see docs/add-a-section.md.
import { audienceLinksSectionModel } from "./sections/audience-links";
import { benefitsSectionModel } from "./sections/benefits";
import { callToActionSectionModel } from "./sections/call-to-action";
import { cardsSectionModel } from "./sections/cards";
import { contactFormSectionModel } from "./sections/contact-form";
import { faqSectionModel } from "./sections/faq";
import { featuredInSectionModel } from "./sections/featured-in";
import { feeComparisonSectionModel } from "./sections/fee-comparison";
import { heroSectionModel } from "./sections/hero";
import { inkedListingSectionModel } from "./sections/inked-listing";
import { leadershipSectionModel } from "./sections/leadership";
import { marqueeSectionModel } from "./sections/marquee";
import { newsSectionModel } from "./sections/news";
import { notFoundSectionModel } from "./sections/not-found";
import { partnersSectionModel } from "./sections/partners";
import { pricingTableSectionModel } from "./sections/pricing-table";
import { productsSectionModel } from "./sections/products";
import { segmentsSectionModel } from "./sections/segments";
import { statementSectionModel } from "./sections/statement";
import { stepsSectionModel } from "./sections/steps";
import { storiesSectionModel } from "./sections/stories";
import { workflowSectionModel } from "./sections/workflow";

/** The model of every section that a page may list. */
export const sectionModels = [
  audienceLinksSectionModel,
  benefitsSectionModel,
  callToActionSectionModel,
  cardsSectionModel,
  contactFormSectionModel,
  faqSectionModel,
  featuredInSectionModel,
  feeComparisonSectionModel,
  heroSectionModel,
  inkedListingSectionModel,
  leadershipSectionModel,
  marqueeSectionModel,
  newsSectionModel,
  notFoundSectionModel,
  partnersSectionModel,
  pricingTableSectionModel,
  productsSectionModel,
  segmentsSectionModel,
  statementSectionModel,
  stepsSectionModel,
  storiesSectionModel,
  workflowSectionModel,
] as const;
