import { z } from "zod";
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
import { pricesSectionModel } from "./sections/prices";
import { pricingTableSectionModel } from "./sections/pricing-table";
import { productsSectionModel } from "./sections/products";
import { segmentsSectionModel } from "./sections/segments";
import { statementSectionModel } from "./sections/statement";
import { stepsSectionModel } from "./sections/steps";
import { storiesSectionModel } from "./sections/stories";
import { workflowSectionModel } from "./sections/workflow";

/** The sections that every page may list. */
const commonSections = [
  audienceLinksSectionModel,
  benefitsSectionModel,
  callToActionSectionModel,
  cardsSectionModel,
  faqSectionModel,
  feeComparisonSectionModel,
  heroSectionModel,
  inkedListingSectionModel,
  leadershipSectionModel,
  marqueeSectionModel,
  newsSectionModel,
  partnersSectionModel,
  pricesSectionModel,
  pricingTableSectionModel,
  productsSectionModel,
  segmentsSectionModel,
  statementSectionModel,
  stepsSectionModel,
  storiesSectionModel,
  workflowSectionModel,
] as const;

/** The sections of each kind of page, as its template imports their components: the code of each of the others is on one page only. */
export const sectionsOf = {
  common: commonSections,
  home: [...commonSections, featuredInSectionModel],
  contact: [...commonSections, contactFormSectionModel],
  notFound: [notFoundSectionModel],
} as const;

/** Every section; `type` determines which. */
export const sectionModel = z
  .discriminatedUnion("type", [...commonSections, featuredInSectionModel, contactFormSectionModel, notFoundSectionModel])
  .meta({ id: "Section" });
