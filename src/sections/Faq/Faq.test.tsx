import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TestPage } from "../../components/site.testing";
import { fillSlots } from "../../components/text";
import { sectionOf } from "../../content-model/content.testing";
import { Faq } from "./Faq";

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

const section = { ...sectionOf("pages/faq", "faq"), anchor: null, questions: { categories } };

const page = (
  <TestPage>
    <Faq section={section} ground="paper" />
  </TestPage>
);

const scrollIntoView = jest.fn();

beforeAll(() => Object.assign(Element.prototype, { scrollIntoView }));

afterEach(() => {
  window.history.replaceState(null, "", "/");
  document.body.replaceChildren();
});

const field = () => screen.getByRole("searchbox", { name: section.searchLabel });
/** The questions that the search leaves. */
const questions = () => screen.queryAllByRole("heading", { level: 4 }).map(({ textContent }) => textContent);
const summary = (question: string): HTMLElement => screen.getByRole("heading", { level: 4, name: question });
const open = () => Array.from(document.querySelectorAll("details[open] h4"), ({ textContent }) => textContent);
const marks = () => Array.from(document.querySelectorAll("mark"), ({ textContent }) => textContent);

test("the search filters while typing, whatever the case, marks the matches and announces their number", async () => {
  const user = userEvent.setup();
  render(page);
  await user.type(field(), "CLIENT");
  expect(questions()).toEqual(["Who may join?", "Is there a refund?"]);
  expect(screen.getByRole("status")).toHaveTextContent(fillSlots(section.resultMany, { n: 2 }));
  expect(marks()).toContain("client");
  // The match is in a closed answer, so an excerpt shows it.
  expect(within(summary("Is there a refund?").parentElement ?? document.body).getByText("client")).toBeVisible();
});

test("a search without a match says so, and the subjects lead back to all questions", async () => {
  const user = userEvent.setup();
  render(page);
  await user.type(field(), "zebra");
  expect(questions()).toEqual([]);
  expect(screen.getByRole("status")).toHaveTextContent(NO_MATCH);

  await user.click(screen.getByRole("link", { name: /^Fees/u }));
  expect(questions()).toHaveLength(3);
  expect(field()).toHaveValue("");
});

test("several questions are open at once, and stay so through a search that leaves them out", async () => {
  const user = userEvent.setup();
  render(page);
  for (const question of ["What is it?", "Who may join?"]) await user.click(summary(question));
  await user.type(field(), "refund");
  await user.click(screen.getByRole("button", { name: section.clearSearch }));
  expect(open()).toEqual(["What is it?", "Who may join?"]);
  expect(field()).toHaveFocus();
});

test("the question in the address is opened on arrival and when the fragment changes, whatever the search", async () => {
  window.history.replaceState(null, "", "/faq#refunds");
  render(page);
  expect(open()).toEqual(["Is there a refund?"]);
  expect(scrollIntoView).toHaveBeenCalled();

  await userEvent.type(field(), "refund");
  act(() => {
    window.history.replaceState(null, "", "/faq#who-may-join");
    window.dispatchEvent(new HashChangeEvent("hashchange"));
  });
  expect(questions()).toHaveLength(3);
  expect(open()).toEqual(["Who may join?", "Is there a refund?"]);
});
