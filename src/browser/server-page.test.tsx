import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { rememberServerPage, restoreServerPage } from "./server-page";

const Page = () => {
  const [words, setWords] = useState("");
  return (
    <main>
      <h1>Questions</h1>
      <details>
        <summary>Who?</summary>
      </details>
      <select aria-label="Subject">
        <option>Sales</option>
        <option>Support</option>
      </select>
      <input aria-label="Search" defaultValue="" onChange={({ target }) => setWords(target.value)} />
      <output>{words}</output>
    </main>
  );
};

const search = (): HTMLInputElement => screen.getByRole("textbox");

it.each([
  ["a browser has translated", (page: Element) => page.querySelector("h1")?.replaceChildren("Fragen")],
  ["an extension has added to", (page: Element) => page.querySelector("input")?.after(document.createElement("div"))],
])("what is opened, chosen, typed and focused early is so again on a page that %s", async (_what, change) => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const root = document.body.appendChild(
    Object.assign(document.createElement("div"), { id: "___gatsby", innerHTML: renderToString(<Page />) }),
  );
  change(root);
  rememberServerPage();
  const early = search();
  await userEvent.click(screen.getByText("Who?"));
  await userEvent.selectOptions(screen.getByRole("combobox"), "Support");
  await userEvent.type(early, "Hello");
  early.setSelectionRange(2, 4);
  const page = await act(async () => hydrateRoot(root, <Page />));
  act(restoreServerPage);

  expect(early).not.toBeInTheDocument();
  expect(screen.getByRole("group")).toHaveAttribute("open");
  expect(screen.getByRole("combobox")).toHaveValue("Support");
  expect(search()).toHaveFocus();
  expect(search()).toMatchObject({ value: "Hello", selectionStart: 2 });
  expect(screen.getByRole("status")).toHaveTextContent("Hello");
  await act(async () => page.unmount());
  root.remove();
});
