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
