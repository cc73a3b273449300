import { useFormik } from "formik";
import { type FormEvent, type RefObject, useEffect, useMemo, useRef } from "react";
import { useAddress } from "../../page-lifecycle/use-address";
import { useBotCheck } from "../../services/bot-check/BotCheckProvider";
import { deliverMessage, type Outcome } from "./deliver-message";
import { type MessageFields, readFields, subjectOfAddress, untouchedFields } from "./message-fields";
import { messageSchema } from "./message-schema";

/** The form's state, and what its element needs: one message at a time, the focus on the first wrong field, nothing typed is lost. */
export const useMessageForm = (section: Queries.ContactFormFragment, onOutcome: (outcome: Outcome) => void) => {
  const botCheck = useBotCheck();
  const element = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);

  const formik = useFormik<MessageFields>({
    initialValues: untouchedFields(section.subjects),
    validationSchema: useMemo(() => messageSchema(section), [section]),
    validateOnBlur: false,
    onSubmit: async (fields, { resetForm }) => {
      const outcome = await deliverMessage(botCheck, fields);
      if (outcome === "sent") resetForm();
      onOutcome(outcome);
    },
  });

  useTypedBefore(element, section.subjects, formik.setValues);
  useEffect(() => void botCheck.load(), [botCheck]);
  useFocusOnFirstError(element, formik);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    void formik.submitForm().finally(() => {
      isSending.current = false;
    });
  };

  // Formik checks at every key, so that a mended field says so at once; what is wrong shows only after somebody wanted to send.
  const errors = formik.submitCount > 0 ? formik.errors : {};
  return { ...formik, errors, formAttributes: { ref: element, onSubmit } };
};

/**
 * Takes over what stands in the controls when scripts arrive: a visitor, the browser's autofill or its history may have been quicker.
 * A subject that the address asks for is chosen then, unless the visitor has chosen one, and again when the address changes.
 */
const useTypedBefore = (
  element: RefObject<HTMLFormElement>,
  subjects: readonly string[],
  setValues: (change: (known: MessageFields) => MessageFields, shouldValidate: boolean) => unknown,
) => {
  const seen = useRef<string>();
  useAddress(({ search }) => {
    if (!element.current || search === seen.current) return;
    seen.current = search;
    const typed = readFields(element.current, untouchedFields(subjects));
    const wanted = subjectOfAddress(search, subjects);
    setValues((known) => ({ ...typed, subject: typed.subject === known.subject ? (wanted ?? typed.subject) : typed.subject }), false);
  });
};

/** Once the check has found something, the focus goes to the first field that is wrong. */
const useFocusOnFirstError = (
  element: RefObject<HTMLFormElement>,
  { submitCount, isSubmitting }: { submitCount: number; isSubmitting: boolean },
) => {
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    const wrong = element.current?.querySelector<HTMLElement>("[aria-invalid]");
    // WebKit heeds the margin that keeps its label clear of the header when it scrolls, but not when it focuses.
    wrong?.focus({ preventScroll: true });
    wrong?.scrollIntoView({ block: "nearest" });
  }, [element, submitCount, isSubmitting]);
};
