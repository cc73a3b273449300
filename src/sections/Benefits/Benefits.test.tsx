import { render, screen } from "@testing-library/react";
import { TestPage } from "../../components/site.testing";
import { Benefits } from "./Benefits";

const file = (name: string) => ({
  childImageSharp: {
    gatsbyImageData: {
      layout: "constrained" as const,
      width: 350,
      height: 400,
      images: { sources: [], fallback: { src: name, srcSet: name, sizes: "350px" } },
    },
  },
});
const items = ["First", "Second", "Third"].map((title) => ({ title, text: `${title} text.`, figure: null }));
const section = { anchor: null, heading: "What it gives", intro: null, items };

it("shows its picture, and the picture's caption", () => {
  const benefitsPicture = { alt: "A register", caption: "Exhibit 1. A register", src: file("wide.webp"), phone: file("phone.webp") };
  render(
    <TestPage>
      <Benefits section={{ ...section, arrangement: "rows", benefitsPicture, exhibit: null }} ground="paper" />
    </TestPage>,
  );
  expect(screen.getByRole("img", { name: "A register" })).toHaveAttribute("src", "wide.webp");
  expect(screen.getByRole("figure")).toHaveTextContent("Exhibit 1. A register");
});

it("shows an exhibit, with a plan among its blocks, before the notes in its margin", () => {
  const plan = {
    __typename: "ExhibitPicture" as const,
    title: null,
    aside: null,
    column: null,
    secondary: null,
    alt: "A plot on its survey",
    src: file("plan.webp"),
  };
  const exhibit = { kicker: null, title: "Property sheet", aside: null, blocks: [plan], marks: null, foot: null, caption: null };
  render(
    <TestPage>
      <Benefits section={{ ...section, arrangement: "margin", benefitsPicture: null, exhibit }} ground="paper" />
    </TestPage>,
  );
  const document = screen.getByRole("figure", { name: "Property sheet" });
  expect(document).toContainElement(screen.getByRole("img", { name: "A plot on its survey" }));
  expect(document.compareDocumentPosition(screen.getByText("First text."))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
