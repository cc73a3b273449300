import { graphql, type PageProps } from "gatsby";
import type { SectionTypes } from "../content-model/section";
import { CallToAction } from "../sections/CallToAction";
import { ContactForm } from "../sections/ContactForm/ContactForm";
import { HeroFrame } from "../sections/Hero/HeroFrame";
import type { SectionComponents } from "../sections/section-props";
import { SectionList } from "../sections/SectionList";
import { PageHead } from "../seo/PageHead";

const components = {
  CallToActionSection: CallToAction,
  ContactFormSection: ContactForm,
  HeroSection: HeroFrame,
} satisfies SectionComponents<SectionTypes<"contact">>;

/** The contact page. */
const ContactTemplate = ({ data: { pageContent } }: PageProps<Queries.ContactTemplateQuery>) => (
  <SectionList sections={pageContent?.sections ?? []} components={components} />
);

export default ContactTemplate;

export { PageHead as Head };

export const query = graphql`
  query ContactTemplate($id: String!) {
    pageContent(id: { eq: $id }) {
      ...SectionPage
    }
  }
`;
