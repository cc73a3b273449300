/** @jest-environment-options { "resources": "usable" } */
import { readFileSync } from "node:fs";
import { act, configure, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { parse } from "yaml";
import { z } from "zod";
import { contactFormSectionModel } from "../../content-model/sections/contact-form";
import { siteModel } from "../../content-model/site";
import { SiteProvider } from "../../content-parts/site-context";
import { environment } from "../../environment/environment";
import { BotCheckProvider } from "../../services/bot-check/BotCheckProvider";
import { type Platform, startPlatform } from "../../services/contact-us.testing";
import { ContactForm } from "./ContactForm";

const readContent = (file: string): unknown => parse(readFileSync(`content/${file}`, "utf8"));

const site = siteModel.parse(readContent("site.yaml"));
const { sections } = z.object({ sections: z.array(z.looseObject({ type: z.string() })) }).parse(readContent("pages/contact.yaml"));
const content = contactFormSectionModel.parse(sections.find(({ type }) => type === "contact-form"));
const section = { ...content, anchor: null, eyebrow: null, intro: null };

const SENT = "Your message was sent! We'll be in touch soon.";
const FAILED = "Something went wrong. Please try again later.";

let platform: Platform;

configure({ asyncUtilTimeout: 10_000 });

const scrollIntoView = jest.fn();

beforeAll(() => Object.assign(HTMLElement.prototype, { hasPointerCapture: () => false, scrollIntoView }));

beforeEach(async () => {
  platform = await startPlatform();
  jest.replaceProperty(environment, "apiBaseUrl", platform.origin);
});

afterEach(async () => {
  // Wait for a pending request: the platform must not close before it.
  if (document.querySelector("script")) await botCheckIsReady();
  jest.restoreAllMocks();
  window.history.replaceState(null, "", "/");
  for (const script of document.scripts) script.remove();
  sessionStorage.clear();
  delete window.grecaptcha;
  await platform.close();
});

/** Each page has its own content object, so that a test does not find the draft of another. */
const page = (siteKey = "a-key", shown: typeof section | null = { ...section }) => (
  <StrictMode>
    <SiteProvider value={site}>
      <BotCheckProvider siteKey={siteKey} scriptUrl={platform.scriptUrl}>
        {shown && <ContactForm section={shown} ground="paper" />}
      </BotCheckProvider>
    </SiteProvider>
  </StrictMode>
);

const name = () => screen.getByRole("textbox", { name: "Full Name" });
const email = () => screen.getByRole("textbox", { name: "Email" });
const subject = () => screen.getByRole("combobox", { name: "Subject" });
const message = () => screen.getByRole("textbox", { name: "Message" });
const button = () => screen.getByRole("button", { name: /^Send/u });
const says = (label: string) => expect(button()).toHaveAccessibleName(label);
const isToast = (_text: string, element: Element | null): boolean => element?.matches("li[data-state]") ?? false;
const toast = () => screen.findByText(isToast);

const botCheckIsReady = () => waitFor(() => expect(window.grecaptcha).toBeDefined());

/** Pastes a text at the end of a field. */
const put = async (field: HTMLElement, text: string) => {
  await userEvent.click(field);
  await userEvent.paste(text);
};

const fillIn = async () => {
  await put(name(), "Ada Lovelace");
  await put(email(), "ada@engines.example");
  await put(message(), "Please show us the marketplace.");
  await botCheckIsReady();
  // The provider calls back after its script has run.
  await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
};

const expectTyped = () => {
  expect(name()).toHaveValue("Ada Lovelace");
  expect(email()).toHaveValue("ada@engines.example");
  expect(message()).toHaveValue("Please show us the marketplace.");
};

describe("sending", () => {
  it("sends the fields' contents, even if the browser filled one in without an event", async () => {
    render(page());
    await fillIn();
    Object.assign(email(), { value: "lovelace@engines.example" });
    await userEvent.click(button());
    await toast();

    expect(platform.received.map(({ body }) => body)).toEqual([expect.objectContaining({ email: "lovelace@engines.example" })]);
  });

  it("moves the focus to the confirmation only if the form had it", async () => {
    render(page());
    await fillIn();
    await userEvent.click(button());
    const elsewhere = screen.getByRole("link", { name: site.company.phone });
    act(() => {
      elsewhere.focus();
    });
    await screen.findByText(section.confirmation.text);

    expect(elsewhere).toHaveFocus();
  });

  it("sends one message for several quick clicks, and shows no errors in the emptied form", async () => {
    render(page());
    await fillIn();
    await userEvent.dblClick(button());
    await toast();

    expect(platform.received).toHaveLength(1);
    expect(screen.queryByText(section.fields.name.missing)).not.toBeInTheDocument();
  });

  it("keeps the focus on the button while it sends", async () => {
    render(page());
    await fillIn();
    let reply = (): void => undefined;
    platform.settings.answer = (response) => {
      reply = () => response.writeHead(204).end();
    };
    await userEvent.click(button());

    await waitFor(() => says(section.submitting));
    expect(button()).toHaveAttribute("aria-disabled", "true");
    expect(button()).toHaveFocus();
    await waitFor(() => expect(platform.received).toHaveLength(1));
    reply();
    await toast();
    await userEvent.click(screen.getByRole("button", { name: section.confirmation.again }));
    says(section.submit);
  });

  it("shows the outcome to a visitor who left during sending and came back, and does not send again", async () => {
    const shown = { ...section };
    const { rerender } = render(page(undefined, shown));
    await fillIn();
    let reply = (): void => undefined;
    platform.settings.answer = (response) => {
      reply = () => response.writeHead(204).end();
    };
    await userEvent.click(button());
    await waitFor(() => expect(platform.received).toHaveLength(1));
    rerender(page(undefined, null));
    rerender(page(undefined, shown));
    says(section.submitting);
    await userEvent.click(button());
    reply();
    expect(await screen.findByText(section.confirmation.text)).toBeVisible();
    expect(platform.received).toHaveLength(1);
  });

  it("keeps what was typed for a visitor who leaves for another page and comes back", async () => {
    const shown = { ...section };
    const { rerender } = render(page(undefined, shown));
    await fillIn();
    await userEvent.selectOptions(subject(), "Technical Support");
    rerender(page(undefined, null));
    rerender(page(undefined, shown));

    expectTyped();
    expect(subject()).toHaveValue("Technical Support");
  });

  it("shows the form again to anyone who follows a link to it", async () => {
    window.history.replaceState(null, "", "/contact");
    render(
      <>
        <a href="/about">About</a>
        <a href="#content">Skip to content</a>
        <a href="/contact">Book Demo</a>
        {page()}
      </>,
    );
    await fillIn();
    await userEvent.click(button());
    await toast();
    for (const link of screen.getAllByRole("link")) link.addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(screen.getByRole("link", { name: "About" }));
    await userEvent.click(screen.getByRole("link", { name: "Skip to content" }));
    const another = screen.getByRole("link", { name: "Book Demo" });
    // Opens another tab.
    fireEvent.click(another, { ctrlKey: true });
    expect(screen.queryByRole("textbox", { name: "Full Name" })).toBeNull();
    await userEvent.click(another);
    expect(name()).toHaveFocus();
  });

  it("reports a failure and sends nothing if the bot check gives no token", async () => {
    render(page());
    await fillIn();
    Object.assign(window.grecaptcha ?? {}, { execute: () => Promise.reject(new Error("no")) });
    await userEvent.click(button());

    expect(await toast()).toHaveTextContent(`Error ${FAILED}`);
    expect(platform.received).toEqual([]);
    expectTyped();
  });
});

describe("without a bot check", () => {
  it("holds a message sent before the provider's script has arrived, then sends it once", async () => {
    const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
    render(page());
    const script = document.querySelector("script");
    const hasCome = script?.onload;
    Object.assign(script ?? {}, { onload: null });
    await fillIn();
    await userEvent.dblClick(button());
    await waitFor(() => expect(log).toHaveBeenCalledWith("Recaptcha not yet available"));
    says(section.submitting);
    expect(platform.received).toEqual([]);

    hasCome?.call(script ?? window, new Event("load"));
    expect(await toast()).toHaveTextContent(`Success ${SENT}`);
    expect(platform.received).toHaveLength(1);
  });

  it("mentions the bot check only if there is one", () => {
    const { unmount } = render(page());
    expect(screen.getByText(section.botCheckNotice)).toBeVisible();
    unmount();

    render(page(""));
    expect(screen.queryByText(section.botCheckNotice)).not.toBeInTheDocument();
  });
});

describe("the first invalid field", () => {
  it("is scrolled into view with its label, which focus alone does not ensure", async () => {
    const focus = jest.spyOn(HTMLElement.prototype, "focus");
    render(page());
    await userEvent.click(button());
    await waitFor(() => expect(name()).toHaveFocus());

    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
    expect(scrollIntoView).toHaveBeenLastCalledWith({ block: "nearest" });
    expect(scrollIntoView.mock.contexts.at(-1)).toBe(name());
  });
});

describe("the subject in the address", () => {
  const at = (search: string) => window.history.replaceState(null, "", `/contact${search}`);

  it("is ignored when unknown", () => {
    at("?subject=Free%20Money");
    render(page());

    expect(subject()).toHaveValue("General Inquiry");
  });

  it("does not override the visitor's choice when only the fragment changes", async () => {
    at("?subject=Enterprise%20Sales");
    const { rerender } = render(page());
    await userEvent.selectOptions(subject(), "Technical Support");
    at("?subject=Enterprise%20Sales#main");
    rerender(page());

    expect(subject()).toHaveValue("Technical Support");
  });
});
