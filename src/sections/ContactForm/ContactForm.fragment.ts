import { graphql } from "gatsby";

export const contactFormFragment = graphql`
  fragment ContactForm on ContactFormSection {
    anchor
    eyebrow
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
        missing
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
    confirmation {
      heading
      sent
      text
      again
    }
    botCheckNotice
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
