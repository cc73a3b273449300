import { graphql } from "gatsby";

export const pageMetadataFragment = graphql`
  fragment PageMetadata on PageMetadata {
    name
    title {
      en
      ar
    }
    metaDescription {
      en
      ar
    }
    description {
      en
      ar
    }
    keywords
    ownPreview: preview {
      src {
        publicURL
      }
      alt {
        en
        ar
      }
    }
    canonical
  }
`;
