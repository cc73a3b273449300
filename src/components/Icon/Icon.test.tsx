import { render } from "@testing-library/react";
import { Icon } from "./Icon";

it("is skipped by assistive technology", () => {
  const { container } = render(<Icon name="key" />);
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
});
