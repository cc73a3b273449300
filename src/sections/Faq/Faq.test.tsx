import { readFileSync } from "node:fs";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { parse } from "yaml";
import { z } from "zod";
import { faqSectionModel } from "../../content-model/sections/faq";
import { TestPage } from "../../content-parts/site.testing";
import { Faq } from "./Faq";
import { FaqProvider } from "./faq-context";

const readContent = (file: string): unknown => parse(readFileSync(`content/${file}`, "utf8"));

const { sections } = z.object({ sections: z.array(z.looseObject({ type: z.string() })) }).parse(readContent("pages/faq.yaml"));
const content = faqSectionModel.parse(sections.find(({ type }) => type === "faq"));
const section = { ...content, anchor: null, intro: null };

const NO_MATCH = "No FAQs found matching your search. Try different keywords or clear your search.";

const categories = [
  {
    slug: "getting-started",
    title: "Getting Started",
    items: [
      { slug: "what-it-is", question: "What is it?", answer: "An ecosystem.\n\nIt is a bulletin board." },
      { slug: "who-may-join", question: "Who may join?", answer: "Professional clients." },
    ],
  },
  {
    slug: "fees",
    title: "Fees",
    items: [{ slug: "refunds", question: "Is there a refund?", answer: "No refund is due to clients." }],
  },
];

const page = (
  <TestPage>
    <FaqProvider value={categories}>
      <Faq section={section} ground="paper" />
    </FaqProvider>
  </TestPage>
);

beforeAll(() => Object.assign(Element.prototype, { scrollIntoView: jest.fn() }));

afterEach(() => {
  window.history.replaceState(null, "", "/");
  document.body.replaceChildren();
});

const at = (address: string): void => window.history.replaceState({ key: "kept" }, "", address);
const field = () => screen.getByRole("searchbox", { name: content.searchLabel });
const questions = () => screen.queryAllByRole("heading", { level: 4 }).map(({ textContent }) => textContent);
const disclosure = (question: string): HTMLDetailsElement => {
  const details = screen
    .getAllByRole("heading", { level: 4 })
    .find(({ textContent }) => textContent === question)
    ?.closest("details");
  if (!details) throw new Error(`"${question}" is not inside a details element.`);
  return details;
};
const open = () => Array.from(document.querySelectorAll("details[open] h4"), ({ textContent }) => textContent);
const marks = () => Array.from(document.querySelectorAll("mark"), ({ textContent }) => textContent);

test("a question opened and closed faster than React renders stays closed, and a later search shows it as the visitor left it", async () => {
  render(page);
  const asked = disclosure("Who may join?");
  act(() => {
    asked.open = true;
    asked.dispatchEvent(new Event("toggle"));
    asked.open = false;
  });
  expect(open()).toEqual([]);

  act(() => {
    asked.open = true;
    asked.dispatchEvent(new Event("toggle"));
  });
  await userEvent.type(field(), "refund");
  await userEvent.clear(field());
  await waitFor(() => expect(open()).toEqual(["Who may join?"]));
});

test("the search filters while typing, marks the matches and announces their number", async () => {
  const user = userEvent.setup();
  render(page);
  await user.type(field(), "CLIENT");
  expect(questions()).toEqual(["Who may join?", "Is there a refund?"]);
  expect(screen.getByRole("status")).toHaveTextContent("2 questions match your search");
  expect(marks()).toContain("client");
  // The match is in a closed answer, so an excerpt shows it.
  expect(within(disclosure("Is there a refund?").getElementsByTagName("summary")[0] ?? document.body).getByText("client")).toBeVisible();
});

describe("the address", () => {
  test("?q= is searched for and follows typing, keeping other parameters and the history's state", async () => {
    const user = userEvent.setup();
    at("/faq?utm_source=x&q=refund");
    render(page);
    expect(field()).toHaveValue("refund");
    expect(questions()).toEqual(["Is there a refund?"]);

    await user.type(field(), " is");
    await waitFor(() => expect(new URLSearchParams(window.location.search).get("q")).toBe("refund is"));
    expect(new URLSearchParams(window.location.search).get("utm_source")).toBe("x");
    expect(window.history.state).toEqual({ key: "kept" });

    await user.clear(field());
    await waitFor(() => expect(window.location.search).toBe("?utm_source=x"));
  });

  test("a routed link to the page without a search shows everything again", () => {
    at("/faq?q=refund");
    const { rerender } = render(page);
    expect(questions()).toHaveLength(1);
    at("/faq");
    // Gatsby re-renders the page without firing an event for the change.
    rerender(<div>{page}</div>);
    rerender(page);
    expect(questions()).toHaveLength(3);
  });

  test("a hostile ?q= is shown as text, cut to the field's limit", () => {
    at(`/faq?q=${encodeURIComponent(`<img src=x onerror=alert(1)>${"a".repeat(5000)}`)}`);
    render(page);
    expect(field()).toHaveValue(`<img src=x onerror=alert(1)>${"a".repeat(72)}`);
    expect(document.querySelector("img")).toBeNull();
    expect(screen.getByRole("status").textContent).toBe(NO_MATCH);
  });
});

test("the static HTML is the same whatever the address, and hydrates without warnings", async () => {
  const plain = renderToString(page);
  at("/faq?q=refund#refunds");
  expect(renderToString(page)).toBe(plain);
  const complaints = jest.spyOn(console, "error").mockImplementation();
  const root = document.body.appendChild(document.createElement("div"));
  root.innerHTML = plain;
  render(page, { container: root, hydrate: true });
  // jsdom fires `toggle` in a separate task.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(complaints).not.toHaveBeenCalled();
  expect(questions()).toEqual(["Is there a refund?"]);
  expect(open()).toEqual(["Is there a refund?"]);
  complaints.mockRestore();
});
