import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Field } from "./Field";
import { Input } from "./fields.styles";

const labels = { left: "[n] left", over: "[n] too many" };

const Name = () => {
  const [value, setValue] = useState("");
  return (
    <Field label="Name" counter={{ length: value.length, limit: 5, labels }}>
      {(ties) => <Input {...ties} onChange={({ target }) => setValue(target.value)} />}
    </Field>
  );
};

it("counts on every keystroke, even past the limit, and cuts nothing off", async () => {
  render(<Name />);
  const input = screen.getByRole("textbox");

  await userEvent.type(input, "Ada");
  expect(screen.getByText("2 left")).toBeVisible();
  await userEvent.type(input, " Lovelace");
  expect(screen.getByText("7 too many")).toBeVisible();
  expect(input).toHaveValue("Ada Lovelace");
});

it("announces the count only near the limit, and only when typing pauses", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<Name />);
  const status = screen.getByRole("status");

  await user.type(screen.getByRole("textbox"), "Ada");
  act(() => jest.advanceTimersByTime(2000));
  expect(status).toBeEmptyDOMElement();

  await user.type(screen.getByRole("textbox"), " L");
  act(() => jest.advanceTimersByTime(900));
  expect(status).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(200));
  expect(status).toHaveTextContent("0 left");
  jest.useRealTimers();
});
