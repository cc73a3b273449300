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
import { leadershipSectionModel } from "./sections/leadership";
import { marqueeSectionModel } from "./sections/marquee";
import { newsSectionModel } from "./sections/news";
import { notFoundSectionModel } from "./sections/not-found";
import { partnersSectionModel } from "./sections/partners";
import { priceStripSectionModel } from "./sections/price-strip";
import { pricingTableSectionModel } from "./sections/pricing-table";
import { productsSectionModel } from "./sections/products";
import { redactedListingSectionModel } from "./sections/redacted-listing";
import { segmentsSectionModel } from "./sections/segments";
import { statementSectionModel } from "./sections/statement";
import { stepsSectionModel } from "./sections/steps";
import { storiesSectionModel } from "./sections/stories";
import { workflowSectionModel } from "./sections/workflow";

/** The sections that every page may list. */
const anywhere = [callToActionSectionModel, heroSectionModel] as const;

/** The sections that a page with an argument may list. */
const reasoned = [audienceLinksSectionModel, benefitsSectionModel, cardsSectionModel, statementSectionModel, stepsSectionModel] as const;

/** The sections that each kind of page may list: those whose components its template imports. */
export const sectionsOf = {
  home: [
    ...anywhere,
    cardsSectionModel,
    featuredInSectionModel,
    redactedListingSectionModel,
    marqueeSectionModel,
    newsSectionModel,
    partnersSectionModel,
    productsSectionModel,
    segmentsSectionModel,
    statementSectionModel,
    storiesSectionModel,
  ],
  contact: [...anywhere, contactFormSectionModel],
  audience: [...anywhere, ...reasoned, redactedListingSectionModel, workflowSectionModel],
  page: [
    ...anywhere,
    ...reasoned,
    faqSectionModel,
    feeComparisonSectionModel,
    leadershipSectionModel,
    newsSectionModel,
    partnersSectionModel,
    priceStripSectionModel,
    pricingTableSectionModel,
  ],
  notFound: [notFoundSectionModel],
} as const;

/** A kind of page, by its sections. */
export type PageKind = keyof typeof sectionsOf;

type PascalCase<Name> = Name extends `${infer First}-${infer Rest}` ? `${Capitalize<First>}${PascalCase<Rest>}` : Capitalize<Name & string>;

/** The GraphQL types of the sections that a kind of page may list. */
export type SectionTypes<Kind extends PageKind> = `${PascalCase<z.infer<(typeof sectionsOf)[Kind][number]>["type"]>}Section`;

type SectionModel = (typeof sectionsOf)[PageKind][number];

/** Every section; `type` determines which. */
export const sectionModel = z
  .discriminatedUnion("type", [...new Set<SectionModel>(Object.values(sectionsOf).flat())] as [SectionModel, ...SectionModel[]])
  .meta({ id: "Section" });
