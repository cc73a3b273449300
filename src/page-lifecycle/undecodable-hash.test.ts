import { refuseUndecodableHash } from "./undecodable-hash";

afterEach(() => {
  window.history.replaceState(null, "", "/");
});

it("removes a fragment that cannot be decoded before anything reads it", async () => {
  await refuseUndecodableHash();
  const seen: string[] = [];
  window.addEventListener("popstate", () => seen.push(window.location.hash), { once: true });
  window.history.replaceState({ key: "kept" }, "", "/faq?q=a#%E0%A4%A");
  window.dispatchEvent(new PopStateEvent("popstate"));

  expect(seen).toEqual([""]);
  expect(window.location.pathname + window.location.search).toBe("/faq?q=a");
  expect(window.history.state).toEqual({ key: "kept" });
});

it.each(["", "#refunds", "#%C3%A9", "#100%25"])("leaves %j as it is", async (hash) => {
  await refuseUndecodableHash();
  window.history.replaceState(null, "", `/faq${hash}`);
  window.dispatchEvent(new PopStateEvent("popstate"));

  expect(window.location.hash).toBe(hash);
});
