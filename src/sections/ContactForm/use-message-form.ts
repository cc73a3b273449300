import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useAddress } from "../../page-lifecycle/use-address";
import { useBotCheck } from "../../services/bot-check/BotCheckProvider";
import { deliverMessage, type Outcome } from "./deliver-message";
import { type MessageFields, readFields, subjectOfAddress, untouchedFields, writeFields } from "./message-fields";
import { messageProblems } from "./message-problems";

/** What was typed and not sent when a visitor went to another page, by the page's content, which stays in memory. */
const drafts = new WeakMap<Queries.ContactFormFragment, MessageFields>();

interface Message {
  subject: string;
  outcome: Promise<Outcome>;
}

/** The message whose outcome has not been shown yet; the visitor may be on another page. */
const pending = new WeakMap<Queries.ContactFormFragment, Message>();

/**
 * The form's state and handlers: one message at a time, the focus on the first wrong field, nothing typed is lost. The controls hold their
 * own contents: React would make what is typed their default, and Chromium restores nothing but what differs from it to a returning
 * visitor.
 */
export const useMessageForm = (section: Queries.ContactFormFragment, onOutcome: (outcome: Outcome, subject: string) => void) => {
  const botCheck = useBotCheck();
  const element = useRef<HTMLFormElement>(null);
  const [draft] = useState(() => drafts.get(section));
  const [fields, setFields] = useState(() => draft ?? untouchedFields(section.subjects));
  const [message, setMessage] = useState(() => pending.get(section));
  /** Number of attempts to send. */
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
      // The next form to appear reports it.
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
    // A second submit may come before React has rendered the first.
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

  // Validated on each keystroke; errors show after the first submit.
  const errors = attempts > 0 ? messageProblems(section, fields) : {};
  return { control, fields, errors, isSending: message !== undefined, formAttributes: { ref: element, onSubmit } };
};

/**
 * Adopts the controls' contents when scripts arrive: a visitor, autofill or the history may have been quicker. Then, and when the address
 * changes, the address's subject is chosen, unless the visitor chose one before.
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

/** After a failed check, the focus goes to the first wrong field. */
const useFocusOnFirstError = (element: RefObject<HTMLFormElement>, attempts: number) => {
  useEffect(() => {
    if (attempts === 0) return;
    const wrong = element.current?.querySelector<HTMLElement>("[aria-invalid]");
    // WebKit respects the margin that keeps the label clear of the header on scrolling, but not on focusing.
    wrong?.focus({ preventScroll: true });
    wrong?.scrollIntoView({ block: "nearest" });
  }, [element, attempts]);
};
