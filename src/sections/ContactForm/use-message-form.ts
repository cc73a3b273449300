import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useAddress } from "../../page-lifecycle/use-address";
import { useBotCheck } from "../../services/bot-check/BotCheckProvider";
import { deliverMessage, type Outcome } from "./deliver-message";
import { type MessageFields, readFields, subjectOfAddress, untouchedFields, writeFields } from "./message-fields";
import { messageProblems } from "./message-problems";

/**
 * Text that was typed but not sent, kept for visitors who go to another page and come back. Keyed by the section's content, which stays in
 * memory.
 */
const drafts = new WeakMap<Queries.ContactFormFragment, MessageFields>();

interface Message {
  subject: string;
  outcome: Promise<Outcome>;
}

/** The message whose outcome has not been shown yet, because the visitor may be on another page. */
const pending = new WeakMap<Queries.ContactFormFragment, Message>();

/**
 * The form's state and handlers. It sends one message at a time, moves the focus to the first invalid field, and loses nothing that was
 * typed. The controls are uncontrolled: React would make the typed text their default, and for a returning visitor Chromium restores only
 * what differs from the default.
 */
export const useMessageForm = (section: Queries.ContactFormFragment, onOutcome: (outcome: Outcome, subject: string) => void) => {
  const botCheck = useBotCheck();
  const element = useRef<HTMLFormElement>(null);
  const [draft] = useState(() => drafts.get(section));
  const [fields, setFields] = useState(() => draft ?? untouchedFields(section.subjects));
  const [message, setMessage] = useState(() => pending.get(section));
  /** How often the visitor has tried to send. */
  const [attempts, setAttempts] = useState(0);

  useEffect(() => {
    if (element.current && draft) writeFields(element.current, draft);
  }, [draft]);
  useTyped(element, section.subjects, fields, setFields);
  useEffect(() => void botCheck.load(), [botCheck]);
  useFocusOnFirstError(element, attempts);
  useEffect(() => void drafts.set(section, fields), [section, fields]);

  useEffect(() => {
    if (!message) return;
    let isShown = true;
    const tell = async (): Promise<void> => {
      const outcome = await message.outcome;
      // If the form is gone, the next one to appear reports the outcome.
      if (!isShown) return;
      pending.delete(section);
      setMessage(undefined);
      if (outcome === "sent") {
        element.current?.reset();
        setFields(untouchedFields(section.subjects));
        setAttempts(0);
      }
      onOutcome(outcome, message.subject);
    };
    void tell();
    return () => {
      isShown = false;
    };
  }, [section, message, onOutcome]);

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // The visitor may submit again before React has rendered the first submit.
    if (pending.has(section)) return;
    const typed = readFields(event.currentTarget, fields);
    setFields(typed);
    setAttempts(attempts + 1);
    if (Object.keys(messageProblems(section, typed)).length > 0) return;
    const sent = { subject: typed.subject, outcome: deliverMessage(botCheck, typed) };
    pending.set(section, sent);
    setMessage(sent);
  };

  const control = (name: keyof MessageFields) => ({
    name,
    onChange: ({ target: { value } }: { target: { value: string } }) => {
      setFields((known) => ({ ...known, [name]: value }));
    },
  });

  // Validated on each keystroke; errors are shown only after the first submit.
  const errors = attempts > 0 ? messageProblems(section, fields) : {};
  return { control, fields, errors, isSending: message !== undefined, formAttributes: { ref: element, onSubmit } };
};

/**
 * When scripts arrive, adopts the controls' contents, because the visitor, autofill or the history may have been quicker. Then, and
 * whenever the address changes, chooses the subject in the address, unless the visitor has chosen one.
 */
const useTyped = (
  element: RefObject<HTMLFormElement>,
  subjects: readonly string[],
  known: MessageFields,
  setFields: (fields: MessageFields) => void,
) => {
  const seen = useRef<string>();
  useAddress(({ search }) => {
    if (!element.current || search === seen.current) return;
    seen.current = search;
    const typed = readFields(element.current, known);
    const wanted = subjectOfAddress(search, subjects);
    const hasChosen = typed.subject !== known.subject;
    const fields = wanted === undefined || hasChosen ? typed : { ...typed, subject: wanted };
    if (fields !== typed) writeFields(element.current, fields);
    setFields(fields);
  });
};

/** Moves the focus to the first invalid field after a failed attempt. */
const useFocusOnFirstError = (element: RefObject<HTMLFormElement>, attempts: number) => {
  useEffect(() => {
    if (attempts === 0) return;
    const wrong = element.current?.querySelector<HTMLElement>("[aria-invalid]");
    // On focus, WebKit ignores the scroll margin that keeps the label clear of the header; on scrolling, it respects it.
    wrong?.focus({ preventScroll: true });
    wrong?.scrollIntoView({ block: "nearest" });
  }, [element, attempts]);
};
