import { render, screen } from "@testing-library/react";
import { PageIcon } from "./MenuDisclosure";

it.each([
  ["/marketplace", "/marks.svg#marketplace"],
  ["https://docs.site.example/guide", "/marks.svg"],
])("the icon of %s is %s", (href, src) => {
  render(<PageIcon href={href} />);
  expect(screen.getByAltText("")).toHaveAttribute("src", src);
});
