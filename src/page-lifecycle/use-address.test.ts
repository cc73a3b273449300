import { renderHook } from "@testing-library/react";
import { useAddress } from "./use-address";

const address = () => window.location.search + window.location.hash;

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, "", "/faq?q=money#refunds");
});

it("does not let a link on the page restore a query that is about to be replaced", () => {
  const onChange = jest.fn();
  const { result } = renderHook(() => useAddress(onChange));
  result.current({ search: "?q=money", hash: "" });
  expect(address()).toBe("?q=money");
  // The next write is delayed, because it follows another; meanwhile, a visitor follows a link that keeps the query.
  result.current({ search: "", hash: "" });
  window.history.pushState(null, "", "/faq?q=money#support");
  window.dispatchEvent(new HashChangeEvent("hashchange"));

  expect(onChange).toHaveBeenLastCalledWith({ search: "", hash: "#support" });
  jest.runAllTimers();
  expect(address()).toBe("#support");
});
