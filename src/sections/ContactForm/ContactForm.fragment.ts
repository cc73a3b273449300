import { graphql } from "gatsby";

export const contactFormFragment = graphql`
  fragment ContactField on ContactField {
    label
    missing
    tooLong
    invalid
  }

  fragment ContactForm on ContactFormSection {
    anchor
    eyebrow
    heading
    intro
    fields {
      name {
        ...ContactField
      }
      email {
        ...ContactField
      }
      userCompany {
        ...ContactField
      }
      subject {
        ...ContactField
      }
      message {
        ...ContactField
      }
    }
    subjects
    submit
    submitting
    success
    failure
    botCheckNotice
    withoutScripts
    details {
      heading
      email
      phone
      address
      text
    }
  }
`;
