import { render } from "@testing-library/react";
import { StrictMode } from "react";
import type { BotCheck } from "./bot-check";
import { BotCheckProvider, useBotCheck } from "./BotCheckProvider";

const SETTINGS = { siteKey: "a-key", scriptUrl: "/script.js" };

it("gives the whole app a single bot check, which loads nothing by itself", () => {
  const seen = new Set<BotCheck>();
  const Form = () => {
    seen.add(useBotCheck());
    return null;
  };
  const app = (
    <BotCheckProvider {...SETTINGS}>
      <Form />
      <Form />
    </BotCheckProvider>
  );
  const { rerender } = render(app);
  rerender(app);

  expect(seen.size).toBe(1);
  expect(document.querySelector("script")).toBeNull();
});

it("throws if it is used outside its provider", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const Form = () => <p>{String(useBotCheck().isAvailable())}</p>;

  expect(() => render(<Form />, { wrapper: StrictMode })).toThrow("outside BotCheckProvider");
});
