import { act, renderHook } from "@testing-library/react";
import { usePageIsVisible } from "./use-page-is-visible";

const become = (state: DocumentVisibilityState) => {
  jest.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
};

it("does not re-render once the page has been left, and is correct again after a return", async () => {
  let renders = 0;
  const { result } = renderHook(() => {
    renders += 1;
    return usePageIsVisible();
  });
  const before = renders;

  window.dispatchEvent(new Event("pagehide"));
  become("hidden");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(renders).toBe(before);

  act(() => {
    become("visible");
    window.dispatchEvent(new Event("pageshow"));
  });
  expect(result.current).toBe(true);
});
