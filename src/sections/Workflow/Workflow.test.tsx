import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { TestPage } from "../../content-parts/site.testing";
import { Workflow } from "./Workflow";

const titles = ["Source", "Screen", "Sign", "Examine", "Close"];
const workflow = {
  title: "The life of a deal",
  intro: "From the first call on.",
  steps: titles.map((title) => ({
    icon: "search" as const,
    title,
    description: `${title} with care.`,
    features: [`${title} one`, `${title} two`],
  })),
};
const section = { anchor: null, eyebrow: null, heading: "How it goes", intro: null };

const page = (data: typeof workflow | null = workflow, mode?: "built") => (
  <TestPage mode={mode}>
    <Workflow section={{ ...section, workflow: data }} ground="paper" />
  </TestPage>
);

afterEach(() => {
  window.history.replaceState(null, "", "/");
  document.body.replaceChildren();
});

const at = (address: string): void => window.history.replaceState({ key: "kept" }, "", address);
const dots = () => screen.getAllByRole<HTMLInputElement>("radio");
const dot = (number: number) => screen.getByRole("radio", { name: new RegExp(`^Step ${number} of 5: `, "u") });
/** The number of the chosen step. The style sheet hides the others, which browser tests check. */
const chosen = () => dots().findIndex(({ checked }) => checked) + 1;

test("every step has its number, its text and its features beside it", () => {
  const { container } = render(page());
  const [first] = container.querySelectorAll<HTMLElement>("[id^=step-]");
  expect(first).toHaveTextContent("Source with care.");
  const features = within(first ?? container).getAllByRole("listitem");
  expect(features.map(({ textContent }) => textContent)).toEqual(["Source one", "Source two"]);
  expect(titles.map((_, index) => document.getElementById(`step-${index + 1}`)?.querySelector("h4")?.textContent)).toEqual(titles);
});

describe("the address", () => {
  test("follows the visitor in place, keeping the query and the history's state", async () => {
    const user = userEvent.setup();
    at("/x?a=b");
    render(page());
    const entries = window.history.length;
    await user.click(dot(2));
    await waitFor(() => expect(window.location.hash).toBe("#step-2"));
    await user.keyboard("{ArrowRight}");
    await waitFor(() => expect(window.location.hash).toBe("#step-3"));
    expect(window.location.search).toBe("?a=b");
    expect(window.history.length).toBe(entries);
    expect(window.history.state).toEqual({ key: "kept" });
  });

  test("another fragment leads to another step, or to none, and later choices still count", async () => {
    const user = userEvent.setup();
    at("/x#step-2");
    render(page());
    at("/x#step-5");
    fireEvent(window, new HashChangeEvent("hashchange"));
    await waitFor(() => expect(chosen()).toBe(5));
    at("/x#elsewhere");
    fireEvent(window, new HashChangeEvent("hashchange"));
    expect(chosen()).toBe(5);
    await user.click(dot(2));
    await waitFor(() => expect(window.location.hash).toBe("#step-2"));
  });

  test.each(["#step-0", "#step-6", "#step--1", "#step-999999999", "#step-2x", "#%E0%A4%A"])("%s refers to no step", (hash) => {
    at(`/x${hash}`);
    render(page());
    expect(chosen()).toBe(1);
  });
});

test("for an unknown user type it says so (R6.8)", () => {
  render(page(null));
  expect(screen.getByText("Workflow data not found for user type")).toBeVisible();
  expect(screen.queryByRole("radio")).not.toBeInTheDocument();
});

test.each([
  ["from the step that the starter chose", 3, "#step-3"],
  ["from the step that a visitor chose meanwhile", 4, "#step-4"],
])("the static HTML hydrates without warnings %s", async (_from, step, hash) => {
  const complaints = jest.spyOn(console, "error").mockImplementation();
  at("/x#step-3");
  const root = document.createElement("div");
  root.innerHTML = renderToString(page(workflow, "built"));
  document.body.append(root);
  expect(root.querySelectorAll("h4")).toHaveLength(5);
  // Browsers mark a whole group as changed, jsdom only the radio button that is set.
  for (const each of dots()) each.checked = each === dot(step);

  await act(async () => hydrateRoot(root, page(workflow, "built")));
  expect(complaints).not.toHaveBeenCalled();
  expect(chosen()).toBe(step);
  await waitFor(() => expect(window.location.hash).toBe(hash));
  complaints.mockRestore();
});
