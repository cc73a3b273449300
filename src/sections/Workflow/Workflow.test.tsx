import { TextEncoder } from "node:util";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
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

const page = (data: typeof workflow | null = workflow) => (
  <TestPage>
    <Workflow section={{ ...section, workflow: data }} ground="paper" />
  </TestPage>
);

afterEach(() => {
  window.history.replaceState(null, "", "/");
  document.body.replaceChildren();
});

const at = (address: string): void => window.history.replaceState({ key: "kept" }, "", address);
const shown = () => screen.getAllByRole("heading", { level: 4 }).map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole("button", { name });
const dot = (number: number) => screen.getByRole("button", { name: new RegExp(`^Step ${number} of 5: `, "u") });

test("it begins with the first step, its features at its side", () => {
  render(page());
  expect(shown()).toEqual(["Source"]);
  expect(screen.getByText("Source with care.")).toBeVisible();
  const features = within(screen.getByRole("list", { name: "What it gives you" })).getAllByRole("listitem");
  expect(features.map(({ textContent }) => textContent)).toEqual(["Source one", "Source two"]);
  expect(screen.getByText("Step 1 of 5")).toBeVisible();
});

test("Next and Previous move one step, announce it, and stop at both ends without losing the focus", async () => {
  const user = userEvent.setup();
  render(page());
  expect(button("Previous")).toHaveAttribute("aria-disabled", "true");
  await user.click(button("Previous"));
  expect(shown()).toEqual(["Source"]);

  for (const title of ["Screen", "Sign", "Examine", "Close", "Close"]) {
    await user.click(button("Next"));
    expect(shown()).toEqual([title]);
    expect(screen.getByRole("status")).toHaveTextContent(title);
  }
  expect(screen.getByRole("status")).toHaveTextContent("Step 5 of 5");
  expect(button("Next")).toHaveAttribute("aria-disabled", "true");
  expect(button("Next")).toHaveFocus();

  await user.click(button("Previous"));
  expect(shown()).toEqual(["Examine"]);
  expect(button("Next")).toHaveAttribute("aria-disabled", "false");
});

test("each dot has a name, leads to its step and says which one is present", async () => {
  const user = userEvent.setup();
  render(page());
  await user.click(button("Step 4 of 5: Examine"));
  expect(shown()).toEqual(["Examine"]);
  expect([1, 2, 3, 4, 5].map((number) => dot(number).getAttribute("aria-current"))).toEqual([null, null, null, "step", null]);
});

test("the arrow keys move, and the focus moves along the dots", async () => {
  const user = userEvent.setup();
  render(page());
  button("Next").focus();
  await user.keyboard("{ArrowRight}{ArrowRight}");
  expect(shown()).toEqual(["Sign"]);
  expect(button("Next")).toHaveFocus();

  dot(3).focus();
  await user.keyboard("{ArrowLeft}");
  expect(shown()).toEqual(["Screen"]);
  expect(dot(2)).toHaveFocus();
  await user.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}");
  expect(shown()).toEqual(["Source"]);
  expect(dot(1)).toHaveFocus();
});

test("arrow keys with another key are left to the browser", async () => {
  const user = userEvent.setup();
  render(page());
  button("Next").focus();
  await user.keyboard("{Alt>}{ArrowRight}{/Alt}{Control>}{ArrowRight}{/Control}{Meta>}{ArrowRight}{/Meta}{Shift>}{ArrowRight}{/Shift}");
  expect(shown()).toEqual(["Source"]);
});

test("Show All Steps shows all, Hide All Steps goes back to the present one", async () => {
  const user = userEvent.setup();
  render(page());
  await user.click(button("Next"));
  await user.click(button("Show All Steps"));
  expect(shown()).toEqual(titles);
  expect(button("Hide All Steps")).toHaveFocus();
  expect(screen.queryByRole("button", { name: "Next" })).not.toBeInTheDocument();

  await user.click(button("Hide All Steps"));
  expect(shown()).toEqual(["Screen"]);
  expect(button("Show All Steps")).toHaveFocus();
});

describe("the address", () => {
  test("#step-3 is the third step", () => {
    at("/x#step-3");
    render(page());
    expect(shown()).toEqual(["Sign"]);
    expect(document.getElementById("step-3")).toHaveTextContent("Sign with care.");
  });

  test("follows the visitor in place, the query and the history's state kept", async () => {
    const user = userEvent.setup();
    at("/x?a=b");
    render(page());
    const entries = window.history.length;
    await user.click(button("Next"));
    await waitFor(() => expect(window.location.hash).toBe("#step-2"));
    await user.click(button("Next"));
    await waitFor(() => expect(window.location.hash).toBe("#step-3"));
    expect(window.location.search).toBe("?a=b");
    expect(window.history.length).toBe(entries);
    expect(window.history.state).toEqual({ key: "kept" });
    expect(shown()).toEqual(["Sign"]);
  });

  test("another fragment leads to another step, or to none", async () => {
    at("/x#step-2");
    render(page());
    at("/x#step-5");
    fireEvent(window, new HashChangeEvent("hashchange"));
    await waitFor(() => expect(shown()).toEqual(["Close"]));
    at("/x#elsewhere");
    fireEvent(window, new HashChangeEvent("hashchange"));
    expect(shown()).toEqual(["Close"]);
  });

  test.each(["#step-0", "#step-6", "#step--1", "#step-999999999", "#step-2x", "#%E0%A4%A"])("%s stands for no step", (hash) => {
    at(`/x${hash}`);
    render(page());
    expect(shown()).toEqual(["Source"]);
  });
});

test("for an unknown user type it says so (R6.8)", () => {
  render(page(null));
  expect(screen.getByText("Workflow data not found for user type")).toBeVisible();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("the static HTML holds every step, none of them hidden, and is taken over without a complaint", async () => {
  // React's server build wants it while it loads, and the simulated browser does not have it.
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import("react-dom/server");
  const complaints = jest.spyOn(console, "error").mockImplementation();
  at("/x#step-4");
  const root = document.createElement("div");
  root.innerHTML = renderToString(page());
  document.body.append(root);
  expect(root.querySelectorAll("h4")).toHaveLength(5);
  expect(root.querySelectorAll("[hidden]")).toHaveLength(0);

  await act(async () => hydrateRoot(root, page()));
  expect(complaints).not.toHaveBeenCalled();
  expect(shown()).toEqual(["Examine"]);
  complaints.mockRestore();
});
