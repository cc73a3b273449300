import { render } from "@testing-library/react";
import { iconNames } from "../../content-model/workflow";
import { Icon, icons } from "./Icon";

it("draws exactly the icons that content may name", () => {
  expect(Object.keys(icons).sort()).toEqual([...iconNames].sort());
});

it("is skipped by assistive technology", () => {
  const { container } = render(<Icon name="lock" />);
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
});
