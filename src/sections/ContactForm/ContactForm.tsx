import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Toast } from "../../components/Toast/Toast";
import { SectionHeading } from "../../content-parts/SectionHeading";
import { useLabels } from "../../content-parts/site-context";
import type { SectionProps } from "../section-props";
import { Confirmation } from "./Confirmation";
import { ContactDetails } from "./ContactDetails";
import { Beside, Columns, Section, Step, Steps } from "./ContactForm.styles";
import type { Outcome } from "./deliver-message";
import { MessageForm } from "./MessageForm";

/**
 * The message form, with what happens next and other ways to reach the company beside it, and a toast with the outcome (R9). After sending,
 * a confirmation replaces the form, which is emptied for another message.
 */
export const ContactForm = ({ section, ground }: SectionProps<Queries.ContactFormFragment>) => {
  const labels = useLabels();
  const headingId = useId();
  const form = useRef<HTMLDivElement>(null);
  const [news, setNews] = useState<{ count: number; outcome?: Outcome }>({ count: 0 });
  /** The subject of the message that is being confirmed, if any. */
  const [confirmed, setConfirmed] = useState<string>();
  const { anchor, eyebrow, heading, intro, confirmation, next, details, success, failure } = section;
  const isSent = news.outcome === "sent";

  const tell = (outcome: Outcome, subject: string) => {
    setConfirmed(outcome === "sent" ? subject : undefined);
    // Without a bot check the visitor sees nothing; only the console reports it (R9.4).
    if (outcome !== "unchecked") setNews(({ count }) => ({ count: count + 1, outcome }));
  };

  const beginAgain = () => {
    flushSync(() => {
      setConfirmed(undefined);
    });
    form.current?.querySelector("input")?.focus();
  };

  return (
    <Section ground={ground} anchor={anchor} labelledBy={headingId}>
      <Columns>
        <div>
          <SectionHeading id={headingId} eyebrow={eyebrow} heading={heading} intro={intro} />
          {confirmed !== undefined && <Confirmation words={confirmation} subject={confirmed} form={form} onAgain={beginAgain} />}
          <div ref={form} hidden={confirmed !== undefined}>
            <MessageForm section={section} onOutcome={tell} />
          </div>
        </div>
        <Beside>
          <h3>{next.heading}</h3>
          <Steps>
            {next.steps.map((step) => (
              <Step key={step}>{step}</Step>
            ))}
          </Steps>
        </Beside>
      </Columns>
      <ContactDetails details={details} />
      {news.outcome && (
        <Toast
          key={news.count}
          kind={isSent ? "success" : "error"}
          heading={isSent ? labels.notificationSuccess : labels.notificationError}
          message={isSent ? success : failure}
          closeLabel={labels.close}
          regionLabel={labels.notifications}
        />
      )}
    </Section>
  );
};
