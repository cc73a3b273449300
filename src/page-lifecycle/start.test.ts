import { startPageChanges } from "./start";

it("clears the failure mark, which another script's rejected promise may have caused", () => {
  const root = document.documentElement;
  root.dataset.scripts = "failed";
  startPageChanges({ load: () => Promise.resolve(true), has: () => true });

  expect(root).toHaveAttribute("data-scripts", "started");
});
