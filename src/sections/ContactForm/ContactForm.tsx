import { graphql } from "gatsby";
import { useId } from "react";
import { Band } from "../../components/Band";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import type { SectionProps } from "../section-props";
import { ContactDetails } from "./ContactDetails";
import { Beside, Columns, Intro, Steps } from "./ContactForm.styles";
import { MessageForm } from "./MessageForm";

/** The message form, with what happens next beside it, and other ways to reach the company below. */
export const ContactForm = ({ section, ...place }: SectionProps<Queries.ContactFormFragment>) => {
  const headingId = useId();
  const { anchor, heading, intro, next, details } = section;
  return (
    <Band {...place} top="close" anchor={anchor} labelledBy={headingId}>
      <Columns>
        <div>
          <VisuallyHidden as="h2" id={headingId}>
            {heading}
          </VisuallyHidden>
          {intro !== null && <Intro>{intro}</Intro>}
          <MessageForm section={section} />
        </div>
        <Beside>
          <h3>{next.heading}</h3>
          <Steps>
            {next.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Steps>
        </Beside>
      </Columns>
      <ContactDetails details={details} />
    </Band>
  );
};

export const contactFormFragment = graphql`
  fragment ContactForm on ContactFormSection {
    ...HeadedBand
    fields {
      name {
        label
        missing
        tooLong
      }
      email {
        label
        missing
        invalid
      }
      userCompany {
        label
        tooLong
      }
      subject {
        label
        invalid
      }
      message {
        label
        missing
        tooLong
      }
    }
    subjects
    submit
    submitting
    success
    failure
    failureInstead
    botCheckNotice
    privacy {
      label
      href
    }
    withoutScripts
    next {
      heading
      steps
    }
    details {
      heading
      email
      phone
      address
      text
    }
  }
`;
