import { render, screen } from "@testing-library/react";
import { TestPage } from "../components/site.testing";
import { AudienceLinks } from "./AudienceLinks";

it("shows a fact only once it has a text and an address where it can be checked", () => {
  const links = [
    { title: "Price list", text: "Plans and add-ons.", href: "/pricing" },
    { title: "Licence", text: null, href: null },
    { title: "Auditor", text: "Known, but nowhere to be looked up.", href: null },
  ];
  render(<AudienceLinks section={{ anchor: null, heading: "To check", intro: null, links }} ground="paper" />, { wrapper: TestPage });
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  expect(screen.getByRole("link", { name: "Price list" })).toBeVisible();
});
