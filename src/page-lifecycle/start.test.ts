import { startPageChanges } from "./start";

it("clears the failure mark: another script's rejected promise may have looked like ours", () => {
  const root = document.documentElement;
  root.dataset.scripts = "failed";
  startPageChanges({ load: () => Promise.resolve(true), has: () => true });

  expect(root).toHaveAttribute("data-scripts", "started");
});
