import { ChevronDown } from "lucide";
import { ActionLink } from "../../components/ActionLinks";
import { ChangingText } from "../../components/ChangingText";
import { ContentLink } from "../../components/ContentLink";
import { Field } from "../../components/fields/Field";
import { Choice, Input, Select, TextArea } from "../../components/fields/fields.styles";
import { Glyph } from "../../components/Glyph";
import { useSite } from "../../components/site-context";
import { Fallback, FallbackText, Foot, Form, Notice, Outcome, SubmitButton } from "./ContactForm.styles";
import { countCharacters, LIMITS } from "./message-schema";
import { useMessageForm } from "./use-message-form";

/**
 * The five fields and the button. Visitors can fill it in before scripts arrive: `method="dialog"` keeps a submit from putting personal
 * data into the address. Without scripts, the e-mail address replaces the form; if scripts have failed, it appears above the button.
 */
export const MessageForm = ({ section }: { section: Queries.ContactFormFragment }) => {
  const { fields, subjects, submit, submitting, success, failure, failureInstead, botCheckNotice, privacy, withoutScripts } = section;
  const { company, labels } = useSite();
  const { form, onSubmit, isSubmitting, outcome, values, errors, control } = useMessageForm(section);
  const counter = (name: keyof typeof LIMITS) => ({
    length: countCharacters(values[name]),
    limit: LIMITS[name],
    labels: { left: labels.charactersLeft, over: labels.charactersOver },
  });

  return (
    <Form ref={form} onSubmit={onSubmit} method="dialog" noValidate aria-busy={isSubmitting}>
      <Field label={fields.name.label} error={errors.name} counter={counter("name")}>
        {(ties) => <Input {...control("name")} {...ties} dir="auto" autoComplete="name" required />}
      </Field>
      <Field label={fields.email.label} error={errors.email}>
        {(ties) => <Input {...control("email")} {...ties} type="email" autoComplete="email" required />}
      </Field>
      <Field label={fields.userCompany.label} note={labels.optional} error={errors.userCompany} counter={counter("userCompany")}>
        {(ties) => <Input {...control("userCompany")} {...ties} dir="auto" autoComplete="organization" />}
      </Field>
      <Field label={fields.subject.label} error={errors.subject}>
        {(ties) => (
          <Choice>
            <Select {...control("subject")} {...ties} required>
              {subjects.map((subject) => (
                // A browser may translate what is shown, but not the value.
                <option key={subject} value={subject}>
                  {subject}
                </option>
              ))}
            </Select>
            <Glyph of={ChevronDown} size={18} />
          </Choice>
        )}
      </Field>
      <Field label={fields.message.label} error={errors.message} counter={counter("message")}>
        {(ties) => <TextArea {...control("message")} {...ties} dir="auto" rows={4} required />}
      </Field>
      <Fallback role="alert">
        <FallbackText>{withoutScripts}</FallbackText>
        <ActionLink action={{ label: company.email, href: `mailto:${company.email}` }} />
      </Fallback>
      <Foot>
        {/* Not `disabled` while sending, because the button would lose the focus. */}
        <SubmitButton type="submit" name="send" aria-disabled={isSubmitting} aria-busy={isSubmitting}>
          <ChangingText>{isSubmitting ? submitting : submit}</ChangingText>
        </SubmitButton>
        {outcome === "sent" && <Outcome>{success}</Outcome>}
        {outcome === "failed" && (
          <Outcome data-kind="error">
            {failure} {failureInstead} <ContentLink href={`mailto:${company.email}`}>{company.email}</ContentLink>
          </Outcome>
        )}
        <Notice>
          <span>{botCheckNotice}</span> <ContentLink href={privacy.href}>{privacy.label}</ContentLink>
        </Notice>
      </Foot>
    </Form>
  );
};
