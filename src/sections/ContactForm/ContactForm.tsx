import { graphql } from "gatsby";
import { useId } from "react";
import { SectionHeading } from "../../components/SectionHeading";
import type { SectionProps } from "../section-props";
import { ContactDetails } from "./ContactDetails";
import { Beside, Columns, Section, Steps } from "./ContactForm.styles";
import { MessageForm } from "./MessageForm";

/** The message form, with what happens next beside it, and other ways to reach the company below. */
export const ContactForm = ({ section, ground }: SectionProps<Queries.ContactFormFragment>) => {
  const headingId = useId();
  const { anchor, heading, intro, next, details } = section;
  return (
    <Section ground={ground} anchor={anchor} labelledBy={headingId}>
      <Columns>
        <div>
          <SectionHeading id={headingId} heading={heading} intro={intro} />
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
    </Section>
  );
};

export const contactFormFragment = graphql`
  fragment ContactForm on ContactFormSection {
    anchor
    heading
    intro
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
