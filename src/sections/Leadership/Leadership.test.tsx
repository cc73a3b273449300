import { render, screen } from "@testing-library/react";
import { TestPage } from "../../content-parts/site.testing";
import { Leadership } from "./Leadership";

const partner = (name: string) => ({
  name,
  role: "Partner",
  bio: "Answers for a fund.",
  sample: null,
  picture: { alt: name, src: { childImageSharp: null } },
});
const section = { anchor: null, eyebrow: null, heading: "The team", intro: null, leaders: [partner("A"), partner("B")] };

it("shows two leaders with the same office", () => {
  const complaints = jest.spyOn(console, "error").mockReturnValue();
  render(
    <TestPage>
      <Leadership section={section} ground="paper" />
    </TestPage>,
  );

  expect(screen.getAllByRole("heading", { name: "Partner" })).toHaveLength(2);
  expect(complaints).not.toHaveBeenCalled();
});

it("shows no placeholder for an unknown name", () => {
  render(
    <TestPage>
      <Leadership section={{ ...section, leaders: [{ ...partner("Leadership team"), sample: true }] }} ground="paper" />
    </TestPage>,
  );

  expect(screen.getByRole("heading", { name: "Partner" })).toBeInTheDocument();
  expect(screen.queryByText("Leadership team")).toBeNull();
});
