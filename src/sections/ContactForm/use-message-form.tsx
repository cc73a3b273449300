import { useFormik } from "formik";
import { type ChangeEvent, type FormEvent, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { flushSync } from "react-dom";
import { Toast } from "../../components/Toast/Toast";
import { useToast } from "../../components/Toast/ToastProvider";
import { useBotCheck } from "../../services/bot-check/BotCheckProvider";
import { sendContactMessage } from "../../services/contact-us";
import { type Message, readFields, takeOverInput } from "./message-fields";
import { messageSchema } from "./message-schema";

/** The last message, until the next edit; a visitor may leave the page meanwhile and come back. Tells whether it was sent. */
let last: Promise<boolean> | undefined;

const remember = (delivery?: Promise<boolean>): void => {
  last = delivery;
};

// Before the next key is pressed; on the server React warns about it.
const useEffectBeforePaint = typeof window === "undefined" ? useEffect : useLayoutEffect;

/**
 * Formik for the message form. The controls keep their own contents (`defaultValue`), and formik follows them: React would make what is
 * typed their default, and a browser that restores a page restores only what differs from the default.
 */
export const useMessageForm = (section: Queries.ContactFormFragment) => {
  const { subjects, success, failure } = section;
  const botCheck = useBotCheck();
  const showToast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const schema = useMemo(() => messageSchema(section), [section]);
  const initialValues = { name: "", email: "", userCompany: "", subject: subjects[0] ?? "", message: "" };

  const deliver = async (message: Message): Promise<boolean> => {
    try {
      await sendContactMessage({ ...message, reCaptchaToken: await botCheck.getToken("submit_form") });
      showToast(<Toast message={success} />);
      return true;
    } catch {
      showToast(<Toast kind="error" message={failure} />);
      return false;
    }
  };

  const formik = useFormik<Message>({
    initialValues,
    validationSchema: schema,
    onSubmit: async (values): Promise<void> => {
      if (!botCheck.isAvailable()) {
        console.error("Recaptcha not yet available");
        return botCheck.load();
      }
      const delivery = deliver(schema.cast(values));
      remember(delivery);
      await follow(delivery);
    },
  });
  const { setValues, setStatus, setSubmitting, resetForm, isSubmitting, submitCount } = formik;

  /** Waits for a message, tells its outcome, and empties the form once it has been sent. */
  const follow = useCallback(
    async (delivery: Promise<boolean>): Promise<void> => {
      const element = form.current;
      if (!(await delivery)) return setStatus("failed");
      // A visitor who is away is told on the way back, too.
      if (element?.isConnected) remember();
      // Even if it has left the page: its contents would be taken over by the next.
      element?.reset();
      resetForm({ status: "sent" });
    },
    [resetForm, setStatus],
  );

  useEffectBeforePaint(() => {
    if (!form.current) return;
    takeOverInput(form.current);
    void setValues(readFields(form.current), false);
  }, [setValues]);

  useEffect(() => {
    botCheck.load();
    if (!last) return;
    setSubmitting(true);
    void follow(last).finally(() => setSubmitting(false));
  }, [botCheck, follow, setSubmitting]);

  // To the first wrong field, once a submit has been refused.
  useEffect(() => {
    if (isSubmitting || submitCount === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid]");
    // On focus, WebKit ignores the scroll margin that keeps the label clear of the header; on scrolling, it respects it.
    wrong?.focus({ preventScroll: true });
    wrong?.scrollIntoView({ block: "nearest" });
  }, [isSubmitting, submitCount]);

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isSubmitting) return;
    // Formik may not know all: some fill a field in without an event.
    flushSync(() => void setValues(readFields(event.currentTarget), false));
    formik.handleSubmit(event);
  };

  return {
    form,
    onSubmit,
    isSubmitting,
    values: formik.values,
    /** What has become of the last message, as long as nothing is typed. */
    outcome: formik.status as "sent" | "failed" | undefined,
    /** Shown from the first submit on. */
    errors: submitCount > 0 ? formik.errors : {},
    control: (name: keyof Message) => ({
      name,
      defaultValue: initialValues[name],
      onChange: (event: ChangeEvent) => {
        // A message on its way is not forgotten: its text could be sent again.
        if (!isSubmitting) remember();
        setStatus(undefined);
        formik.handleChange(event);
      },
    }),
  };
};
