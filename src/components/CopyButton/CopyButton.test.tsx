import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CopyButton } from "./CopyButton";

const button = (
  <>
    <p id="subject">What is it?</p>
    <CopyButton textToCopy={() => "https://a.example/faq#b"} label="Copy link" copiedLabel="Link copied" describedBy="subject" />
  </>
);

test("it copies, confirms in place and aloud, and keeps the focus", async () => {
  const user = userEvent.setup();
  render(button);
  const copy = screen.getByRole("button", { name: "Copy link", description: "What is it?" });
  await user.click(copy);

  expect(await navigator.clipboard.readText()).toBe("https://a.example/faq#b");
  expect(copy).toHaveAccessibleName("Link copied");
  expect(copy).toHaveFocus();
  expect(document.querySelector("[aria-live='polite']")).toHaveTextContent("Link copied");
});

test("if copying is not allowed, the text appears, selected and focused", async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
  render(button);
  await user.click(screen.getByRole("button", { name: "Copy link" }));

  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Copy link" });
  expect(field).toHaveValue("https://a.example/faq#b");
  expect(field).toHaveFocus();
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe("https://a.example/faq#b");
});
