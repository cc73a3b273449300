import { fireEvent, render, screen } from "@testing-library/react";
import { Arrows } from "./Arrows";

const nothing = () => undefined;
const arrows = (canGoBack: boolean, canGoForward: boolean) => (
  <Arrows
    canGoBack={canGoBack}
    canGoForward={canGoForward}
    onBack={nothing}
    onForward={nothing}
    labels={{ previous: "Previous", next: "Next" }}
  />
);
const arrow = (name: string) => screen.getByRole("button", { name });

it("an arrow that disappears does not take the focus from where the visitor has moved it", () => {
  const { rerender } = render(arrows(true, true));
  arrow("Previous").focus();
  fireEvent.click(arrow("Previous"));
  arrow("Previous").blur();
  rerender(arrows(false, true));

  expect(document.body).toHaveFocus();
});
