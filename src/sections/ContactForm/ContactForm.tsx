import { useState } from "react";
import { Toast } from "../../components/Toast/Toast";
import { HeadedBand } from "../../content-parts/HeadedBand";
import { useLabels } from "../../content-parts/site-context";
import type { SectionProps } from "../section-props";
import { ContactDetails } from "./ContactDetails";
import { Columns } from "./ContactForm.styles";
import type { Outcome } from "./deliver-message";
import { MessageForm } from "./MessageForm";

/** The message form with the other ways to reach the company beside it, and the toast that says how it went (R9). */
export const ContactForm = ({ section, ground }: SectionProps<Queries.ContactFormFragment>) => {
  const labels = useLabels();
  const [news, setNews] = useState<{ count: number; outcome?: Outcome }>({ count: 0 });
  const { details, success, failure } = section;
  const isSent = news.outcome === "sent";

  const tell = (outcome: Outcome) => {
    // R9.4: without a bot check the visitor is shown nothing; only the console says so.
    if (outcome !== "unchecked") setNews(({ count }) => ({ count: count + 1, outcome }));
  };

  return (
    <HeadedBand section={section} ground={ground}>
      <Columns>
        <MessageForm section={section} onOutcome={tell} />
        <ContactDetails details={details} />
      </Columns>
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
    </HeadedBand>
  );
};
