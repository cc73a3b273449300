import { render, screen, within } from "@testing-library/react";
import { setSeen, stubBrowser } from "../../components/browser.testing";
import { TestPage } from "../../content-parts/site.testing";
import { Products } from "./Products";

const slide = (name: string) =>
  ({
    alt: `The ${name}`,
    phone: null,
    callouts: ["One", "Two", "Three"].map((text, position) => ({ text: `${text} of the ${name}`, x: 10 * position, y: 5 })),
    src: {
      childImageSharp: {
        gatsbyImageData: {
          layout: "constrained",
          width: 960,
          height: 600,
          images: { fallback: { src: `/static/${name}.webp`, srcSet: `/static/${name}.webp 960w` } },
        },
      },
    },
  }) as const;

const section: Queries.ProductsFragment = {
  anchor: "our-products",
  eyebrow: null,
  heading: "Our Products",
  intro: "Two of them.",
  tabs: [
    {
      slug: "suite",
      label: "The suite",
      heading: "From the first call",
      blurb: "It runs deals.",
      link: { label: "Learn more", href: "/suite", emphasis: "secondary" },
      slides: [slide("pipeline"), slide("data room")],
    },
    {
      slug: "marketplace",
      label: "Marketplace",
      heading: "Deals on view",
      blurb: "It shows deals.",
      link: { label: "Learn more", href: "/marketplace", emphasis: "secondary" },
      slides: [slide("listing")],
    },
  ],
};

beforeEach(() => {
  stubBrowser();
  render(<Products section={section} ground="paper" />, { wrapper: TestPage });
  setSeen(true);
});

/** The panel of a tab follows its words. */
const panelOf = (name: string) => {
  const panel = screen.getByRole("radio", { name }).parentElement?.nextElementSibling;
  if (!(panel instanceof HTMLElement)) throw new Error(`${name} has no panel.`);
  return within(panel);
};

it("explains a picture's numbers below it", () => {
  // Only wide screens show them, which is up to the style sheet.
  const captions = within(panelOf("Marketplace").getByRole("list", { hidden: true })).getAllByRole("listitem", { hidden: true });
  expect(captions.map(({ textContent }) => textContent)).toEqual(["One of the listing", "Two of the listing", "Three of the listing"]);
});

it("needs no controls for a single picture", () => {
  expect(panelOf("Marketplace").queryByRole("radio")).not.toBeInTheDocument();
});
