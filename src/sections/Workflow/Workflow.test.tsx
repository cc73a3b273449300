import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { site, TestPage } from "../../components/site.testing";
import { Workflow } from "./Workflow";

const titles = ["Source", "Screen", "Sign", "Examine", "Close"];
const workflow = {
  title: "The life of a deal",
  steps: titles.map((title) => ({
    icon: "search" as const,
    title,
    description: `${title} with care.`,
    features: [`${title} one`, `${title} two`],
    exhibit: null,
  })),
};

const page = (data: typeof workflow | null = workflow, mode?: "built") => (
  <TestPage mode={mode}>
    <Workflow section={{ anchor: null, workflow: data }} ground="paper" />
  </TestPage>
);

const user = userEvent.setup();
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const shownSteps = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
const expectStep = (number: number) => {
  const title = titles[number - 1] ?? "";
  expect(shownSteps()).toEqual([title]);
  expect(screen.getByText(`Step ${number} of 5`)).toBeVisible();
  expect(button(`Step ${number} of 5: ${title}`)).toHaveAttribute("aria-current", "step");
};

test("Previous and Next lead through all steps, and are disabled at the ends, where the dot keeps the focus", async () => {
  render(page());
  expectStep(1);
  expect(button("Previous")).toBeDisabled();
  for (const number of [2, 3, 4, 5]) {
    await user.click(button("Next"));
    expectStep(number);
  }
  expect(button("Next")).toBeDisabled();
  expect(button(/^Step 5/u)).toHaveFocus();

  await user.click(button("Previous"));
  expectStep(4);
  expect(button("Previous")).toHaveFocus();
});

test("the dots, which carry the titles, lead to their steps, which are announced", async () => {
  render(page());
  await user.click(button(/^Step 4/u));
  expectStep(4);
  await user.click(within(button(/^Step 2/u)).getByText("Screen"));
  expectStep(2);
  expect(screen.getByText("Step 2 of 5").parentElement).toHaveAttribute("aria-live", "polite");
  expect(screen.getByText("Step 2 of 5").parentElement).toHaveTextContent("Step 2 of 5Screen");
});

test("Show All Steps and Hide All Steps", async () => {
  render(page());
  await user.click(button("Next"));
  await user.click(button("Show All Steps"));
  expect(shownSteps()).toEqual(titles);
  const [first] = screen.getAllByRole("list", { name: site.labels.features });
  expect(within(first ?? document.body).getAllByRole("listitem")).toHaveLength(2);
  expect(screen.queryByRole("button", { name: "Next" })).not.toBeInTheDocument();

  await user.click(button("Hide All Steps"));
  expectStep(2);
});

test("for an unknown user type it says so", () => {
  render(page(null));
  expect(screen.getByText("Workflow data not found for user type")).toBeVisible();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
