import { render, screen } from "@testing-library/react";
import { site, TestPage } from "../../components/site.testing";
import { Leadership } from "./Leadership";

const partner = (name: string) => ({
  name,
  role: "Partner",
  bio: "Answers for a fund.",
  picture: { alt: name, src: { childImageSharp: null } },
});

it("shows two leaders with one office, every name that content says, and nothing for the token {name}", () => {
  const complaints = jest.spyOn(console, "error").mockReturnValue();
  const leaders = [partner("Ada Byron"), partner(site.company.leaderName)];
  render(<Leadership section={{ anchor: null, heading: "The team", intro: null, leaders }} ground="paper" />, { wrapper: TestPage });

  expect(screen.getAllByRole("heading", { name: "Partner" })).toHaveLength(2);
  expect(screen.getByText("Ada Byron")).toBeVisible();
  expect(screen.queryByText(site.company.leaderName)).toBeNull();
  expect(complaints).not.toHaveBeenCalled();
});
