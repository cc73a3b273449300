import { graphql } from "gatsby";

export const faqFragment = graphql`
  fragment Faq on FaqSection {
    anchor
    heading
    intro
    searchLabel
    searchPlaceholder
    clearSearch
    categoriesLabel
    resultOne
    resultMany
    noMatch
  }

  fragment FaqCategories on FaqContent {
    categories {
      slug
      title
      items {
        slug
        question
        answer
      }
    }
  }
`;
