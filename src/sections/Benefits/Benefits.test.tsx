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
const picture = { alt: "A register", caption: null, src: file("wide.webp"), narrow: file("narrow.webp"), phone: file("phone.webp") };
const items = ["First", "Second", "Third"].map((title) => ({ title, text: `${title} text.`, figure: null }));
const section = { anchor: null, eyebrow: null, heading: "What it gives", intro: null, items };

it.each([
  ["beside", "narrow.webp"],
  ["rows", "wide.webp"],
  ["columns", "wide.webp"],
] as const)("in the arrangement %s shows the drawing that is legible there", (arrangement, shown) => {
  render(
    <TestPage>
      <Benefits section={{ ...section, arrangement, benefitsPicture: picture }} ground="paper" />
    </TestPage>,
  );

  expect(screen.getByRole("img", { name: "A register" })).toHaveAttribute("src", shown);
});
