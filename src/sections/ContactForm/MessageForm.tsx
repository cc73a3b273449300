import { Field } from "../../components/fields/Field";
import { Input, TextArea } from "../../components/fields/fields.styles";
import { SelectField } from "../../components/fields/SelectField";
import { ActionLink } from "../../content-parts/ActionLinks";
import { useSite } from "../../content-parts/site-context";
import { useBotCheck } from "../../services/bot-check/BotCheckProvider";
import { LIMITS } from "../../services/message-limits";
import { Fallback, FallbackText, Foot, Form, Notice, SubmitButton } from "./ContactForm.styles";
import type { Outcome } from "./deliver-message";
import { useMessageForm } from "./use-message-form";

interface MessageFormProps {
  section: Queries.ContactFormFragment;
  onOutcome: (outcome: Outcome, subject: string) => void;
}

/**
 * The five fields and the button (R9.1). Visitors can fill it in before scripts arrive: `method="dialog"` stops the browser from sending
 * it, and the starter holds a click on the button. Without scripts, the e-mail address replaces the form; if scripts have failed, it
 * appears above the button.
 */
export const MessageForm = ({ section, onOutcome }: MessageFormProps) => {
  const { fields, subjects, submit, submitting, botCheckNotice, withoutScripts } = section;
  const { company, labels } = useSite();
  const { charactersLeft, charactersOver, optional } = labels;
  const { isConfigured } = useBotCheck();
  const { control, fields: current, errors, isSending, formAttributes } = useMessageForm(section, onOutcome);
  const counter = (name: keyof typeof LIMITS) => ({
    length: current[name].length,
    limit: LIMITS[name],
    labels: { left: charactersLeft, over: charactersOver },
  });

  return (
    <Form {...formAttributes} method="dialog" noValidate aria-busy={isSending}>
      <Field label={fields.name.label} error={errors.name} counter={counter("name")}>
        {(ties) => <Input {...control("name")} {...ties} autoComplete="name" required />}
      </Field>
      <Field label={fields.email.label} error={errors.email}>
        {(ties) => <Input {...control("email")} {...ties} type="email" autoComplete="email" required />}
      </Field>
      <Field label={fields.userCompany.label} mark={optional} error={errors.userCompany} counter={counter("userCompany")}>
        {(ties) => <Input {...control("userCompany")} {...ties} autoComplete="organization" />}
      </Field>
      <SelectField {...control("subject")} label={fields.subject.label} error={errors.subject} options={subjects} required />
      <Field label={fields.message.label} error={errors.message} counter={counter("message")}>
        {(ties) => <TextArea {...control("message")} {...ties} rows={4} required />}
      </Field>
      <Fallback role="alert">
        <FallbackText>{withoutScripts}</FallbackText>
        <ActionLink action={{ label: company.email, href: `mailto:${company.email}` }} />
      </Fallback>
      <Foot>
        {/* Not `disabled` while sending, because the button would lose the focus. */}
        <SubmitButton type="submit" aria-disabled={isSending} aria-busy={isSending}>
          <span>{submit}</span>
          <span>{submitting}</span>
        </SubmitButton>
        {isConfigured && <Notice>{botCheckNotice}</Notice>}
      </Foot>
    </Form>
  );
};
