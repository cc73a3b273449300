import { render } from "@testing-library/react";
import type { BotCheck } from "./bot-check";
import { BotCheckProvider, useBotCheck } from "./BotCheckProvider";

it("gives the whole app a single bot check, which loads nothing by itself", () => {
  const seen = new Set<BotCheck>();
  const Form = () => (seen.add(useBotCheck()), null);
  const app = (
    <BotCheckProvider siteKey="a-key" scriptUrl="/script.js">
      <Form />
      <Form />
    </BotCheckProvider>
  );
  render(app).rerender(app);
  expect(seen.size).toBe(1);
  expect(document.querySelector("script")).toBeNull();
});
