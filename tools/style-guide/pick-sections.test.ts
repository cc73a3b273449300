import type { SectionData } from "../../src/sections/registry";
import type { GuidePage } from "./guide-content";
import { pickSections } from "./pick-sections";

const marquee = (heading: string): SectionData => ({ __typename: "MarqueeSection", anchor: null, heading, labels: [] });

const benefits = (heading: string, arrangement: Queries.BenefitsArrangement): SectionData => ({
  __typename: "BenefitsSection",
  anchor: null,
  eyebrow: null,
  heading,
  intro: null,
  arrangement,
  items: [],
  benefitsPicture: null,
  picturePlace: null,
});

const page = (path: string, ...sections: SectionData[]): GuidePage => ({ path, label: path, sections });

it("picks the first section of each look, with the page that it stands on", () => {
  const pages = [
    page("/a", marquee("First marquee"), benefits("First columns", "columns")),
    page("/b", marquee("Second marquee"), benefits("Second columns", "columns"), benefits("First rows", "rows")),
  ];

  expect(pickSections(pages).map(([look, picked]) => [look, picked.page.path, picked.section])).toEqual([
    ["BenefitsSection: columns", "/a", benefits("First columns", "columns")],
    ["BenefitsSection: rows", "/b", benefits("First rows", "rows")],
    ["MarqueeSection", "/a", marquee("First marquee")],
  ]);
});
