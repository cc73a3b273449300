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
const wide = { alt: "A register", caption: null, src: file("wide.webp"), phone: file("phone.webp") };
const narrow = { alt: "A register", caption: null, src: file("narrow.webp") };
const items = ["First", "Second", "Third"].map((title) => ({ title, text: `${title} text.`, figure: null }));
const section = { anchor: null, heading: "What it gives", intro: null, items, benefitsExhibit: null };

it.each([
  ["beside", { benefitsPicture: null, narrowPicture: narrow }, "narrow.webp"],
  ["rows", { benefitsPicture: wide, narrowPicture: null }, "wide.webp"],
] as const)("in the arrangement %s shows its drawing", (arrangement, pictures, shown) => {
  render(
    <TestPage>
      <Benefits section={{ ...section, arrangement, ...pictures }} ground="paper" />
    </TestPage>,
  );

  expect(screen.getByRole("img", { name: "A register" })).toHaveAttribute("src", shown);
});
