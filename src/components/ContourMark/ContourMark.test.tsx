import { readFileSync } from "node:fs";
import { render } from "@testing-library/react";
import { ContourMark } from "./ContourMark";

it("shows its page's view of the file that the studio draws", () => {
  const { container } = render(<ContourMark href="/founders" />);

  expect(container.querySelector("img")).toHaveAttribute("src", "/marks.svg#founders");
  expect(readFileSync("static/marks.svg", "utf8")).toContain('<view id="founders"');
});
