import { startPageChanges } from "./start";

const loader = { loadPage: () => Promise.resolve(undefined), loadPageSync: () => undefined, hovering: () => undefined };

it("clears the failure mark: another script's rejected promise may have looked like ours", () => {
  const root = document.documentElement;
  root.dataset.scripts = "failed";
  startPageChanges({ ___loader: loader }, () => Promise.resolve());

  expect(root).toHaveAttribute("data-scripts", "started");
});
