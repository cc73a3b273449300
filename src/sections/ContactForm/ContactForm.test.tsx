import { configure, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { site, TestPage } from "../../components/site.testing";
import { ToastProvider } from "../../components/Toast/ToastProvider";
import { sectionOf } from "../../content-model/content.testing";
import { BotCheckProvider } from "../../services/bot-check/BotCheckProvider";
import { ContactForm } from "./ContactForm";

const section = { ...sectionOf("pages/contact", "contact-form"), anchor: null, intro: null };

const { notificationError, notificationSuccess } = site.labels;
const FAILED = `${notificationError} Something went wrong. Please try again later.`;
const SENT = `${notificationSuccess} Your message was sent! We'll be in touch soon.`;

const app = ({ isAway = false } = {}) => (
  <TestPage mode="built">
    <ToastProvider>
      <BotCheckProvider siteKey="a-key" scriptUrl="/api.js">
        {isAway ? <h1>Elsewhere</h1> : <ContactForm section={section} ground="paper" />}
      </BotCheckProvider>
    </ToastProvider>
  </TestPage>
);

const name = () => screen.getByRole("textbox", { name: /Full Name/u });
const email = () => screen.getByRole("textbox", { name: /Email/u });
const subject = () => screen.getByRole("combobox", { name: /Subject/u });
const message = () => screen.getByRole("textbox", { name: /Message/u });
const button = () => screen.getByRole("button", { name: /Send/u });
const toast = () => screen.findByText((_text, element) => element?.matches("li[data-state=open]") ?? false);

const OUTCOME = [new RegExp(`${section.success}|${section.failure}`, "u"), { selector: "form p" }] as const;
const outcome = () => screen.findByText(...OUTCOME);

const fillIn = async () => {
  await userEvent.type(name(), "Ada");
  await userEvent.type(email(), "ada@engines.example\u00A0");
  await userEvent.type(message(), "Hello");
};
const contents = () => [name(), email(), subject(), message()].map((field) => (field as HTMLInputElement).value);
const FILLED_IN = ["Ada", "ada@engines.example\u00A0", "General Inquiry", "Hello"];
const EMPTY = ["", "", "General Inquiry", ""];

/** The provider's script arrives, with the given answer to every request for a token. */
const botCheckArrives = (execute: () => Promise<string> = () => Promise.resolve("a-token")) => {
  window.grecaptcha = { ready: (callback) => callback(), execute };
  document.querySelector("head script")?.dispatchEvent(new Event("load"));
};

const service = jest.fn<Promise<Response>, [unknown, RequestInit]>();

// For a busy machine; no time is measured.
configure({ asyncUtilTimeout: 15_000 });

beforeAll(() => Object.assign(HTMLElement.prototype, { hasPointerCapture: () => false, scrollIntoView: jest.fn() }));

beforeEach(() => {
  // What the last test typed is forgotten.
  const { container, unmount } = render(app());
  container.querySelector("form")?.reset();
  unmount();
  document.head.replaceChildren();
  service.mockReset().mockImplementation(() => Promise.resolve(new Response("{", { status: 201 })));
  Object.assign(window, { fetch: service });
});

afterEach(() => {
  document.head.replaceChildren();
  sessionStorage.clear();
});

it("sends one trimmed message for several submits, empties the form and says so", async () => {
  render(app());
  botCheckArrives();
  await fillIn();
  await userEvent.selectOptions(subject(), "Technical Support");
  // As some password managers do, without an event.
  Object.assign(name(), { value: "Ada Lovelace" });
  await userEvent.dblClick(button());

  expect(await toast()).toHaveTextContent(SENT);
  expect(service.mock.calls).toEqual([
    [
      new URL("http://localhost/user/api/v2/contact-us"),
      { method: "POST", headers: { "content-type": "application/json" }, body: expect.any(String) as string },
    ],
  ]);
  expect(JSON.parse(service.mock.calls[0]?.[1].body as string)).toEqual({
    name: "Ada Lovelace",
    email: "ada@engines.example",
    userCompany: "",
    subject: "Technical Support",
    message: "Hello",
    reCaptchaToken: "a-token",
  });
  expect(contents()).toEqual(EMPTY);
  expect(button()).toHaveFocus();
  expect(await outcome()).toHaveTextContent(section.success);

  await userEvent.type(name(), "Bob");
  expect(screen.queryByText(...OUTCOME)).toBeNull();
  expect(name()).toBeValid();
});

it("ties errors to their fields and focuses the first wrong one", async () => {
  render(app());
  botCheckArrives();
  await userEvent.type(email(), "ada@");
  expect(email()).not.toHaveAttribute("aria-invalid");
  await userEvent.click(button());

  await waitFor(() => expect(name()).toHaveFocus());
  expect(name()).toHaveAccessibleDescription(expect.stringContaining(section.fields.name.missing));
  expect(email()).toHaveAccessibleDescription(section.fields.email.invalid);
  expect(service).not.toHaveBeenCalled();

  await userEvent.type(email(), "engines.example");
  await waitFor(() => expect(email()).toBeValid());
});

it("keeps the text, and tells of it, when the bot check gives no token", async () => {
  render(app());
  botCheckArrives(() => Promise.reject(new Error("no")));
  await fillIn();
  await userEvent.click(button());
  expect(await toast()).toHaveTextContent(FAILED);
  expect(await outcome()).toHaveTextContent(`${section.failure} ${section.failureInstead} ${site.company.email}`);
  expect(contents()).toEqual(FILLED_IN);
  expect(service).not.toHaveBeenCalled();
});

it("sends nothing before the bot check has come, nor later, and can be used again at once", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  render(app());
  await fillIn();
  await userEvent.click(button());
  await waitFor(() => expect(log).toHaveBeenCalledWith("Recaptcha not yet available"));
  await waitFor(() => expect(button()).toHaveAttribute("aria-busy", "false"));

  botCheckArrives();
  expect(service).not.toHaveBeenCalled();
  expect(contents()).toEqual(FILLED_IN);
  await userEvent.click(button());
  expect(await toast()).toHaveTextContent(SENT);
});

it("loads the bot check for the form alone", () => {
  const { rerender } = render(app({ isAway: true }));
  expect(document.querySelector("head script")).toBeNull();
  rerender(app());
  expect(document.querySelector("head script")).not.toBeNull();
});

it("tells the outcome to a visitor who left meanwhile, and does not send again for one who came back", async () => {
  let answer: (response: Response) => void = () => undefined;
  service.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const { rerender } = render(app());
  botCheckArrives();
  await fillIn();
  await userEvent.click(button());
  await waitFor(() => expect(service).toHaveBeenCalled());
  await userEvent.type(message(), "!");
  rerender(app({ isAway: true }));
  rerender(app());
  expect(contents()).toEqual([...FILLED_IN.slice(0, -1), `${FILLED_IN.at(-1)}!`]);
  expect(button()).toHaveAttribute("aria-busy", "true");
  await userEvent.click(button());
  rerender(app({ isAway: true }));
  answer(new Response());

  expect(await toast()).toHaveTextContent(SENT);
  expect(service).toHaveBeenCalledTimes(1);
  rerender(app());
  expect(contents()).toEqual(EMPTY);
  expect(await outcome()).toHaveTextContent(section.success);
});
