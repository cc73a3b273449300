import { render, screen } from "@testing-library/react";
import { site, TestPage } from "../../components/site.testing";
import { Leadership } from "./Leadership";

const partner = (name: string) => ({
  name,
  role: "Partner",
  bio: "Answers for a fund.",
  picture: { alt: name, src: { childImageSharp: null } },
});
const section = { anchor: null, heading: "The team", intro: null, leaders: [partner("A"), partner("B")] };

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

it("shows every name that content says, and nothing for the token {name}", () => {
  render(
    <TestPage>
      <Leadership section={{ ...section, leaders: [partner("Ada Byron"), partner(site.company.leaderName)] }} ground="paper" />
    </TestPage>,
  );

  expect(screen.getByText("Ada Byron")).toBeVisible();
  expect(screen.queryByText(site.company.leaderName)).toBeNull();
});
