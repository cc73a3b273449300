import type { SectionData } from "../../../src/sections/registry";
import type { GuidePage } from "../specimen/guide-content";
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

const pages = [
  page("/a", benefits("First columns", "columns"), marquee("First marquee")),
  page("/b", marquee("Second marquee"), benefits("Second columns", "columns"), benefits("First rows", "rows")),
];

const headingsOf = (typeName: SectionData["__typename"]) =>
  [...pickSections(pages, typeName).values()].map(
    ({ section, page: { path } }) => `${path} ${"heading" in section ? section.heading : ""}`,
  );

it("picks the first section of a type with the page it stands on", () => {
  expect(headingsOf("MarqueeSection")).toEqual(["/a First marquee"]);
});

it("picks one of each look", () => {
  expect(headingsOf("BenefitsSection").toSorted()).toEqual(["/a First columns", "/b First rows"]);
});

it("picks nothing of a type that no page shows", () => {
  expect(headingsOf("NewsSection")).toEqual([]);
});
