import { act, renderHook } from "@testing-library/react";
import { usePageIsVisible } from "./use-page-is-visible";

const become = (state: DocumentVisibilityState) => {
  jest.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
};

it("asks nothing of React once the page is left, and is right again after a return", async () => {
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
