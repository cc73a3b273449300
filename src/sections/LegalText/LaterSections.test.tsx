import { render, waitFor } from "@testing-library/react";
import { pageState } from "../../page-lifecycle/page-state";
import { LaterSections } from "./LaterSections";

const text = <LaterSections>Words far down.</LaterSections>;

test("a text that came as HTML is whole, also later; another is at the next frame, or at once where the address names a place", async () => {
  const { container, rerender } = render(text);
  expect(container).toHaveTextContent("Words far down.");

  pageState.isFirst = false;
  rerender(text);
  expect(container).toHaveTextContent("Words far down.");

  const { container: other, unmount } = render(text);
  expect(other).toBeEmptyDOMElement();
  await waitFor(() => expect(other).toHaveTextContent("Words far down."));
  unmount();

  history.replaceState(null, "", "#clause-9-4");
  expect(render(text).container).toHaveTextContent("Words far down.");
});
