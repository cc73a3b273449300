import { graphql, type PageProps } from "gatsby";
import { PageLabelProvider } from "../components/site-context";
import type { SectionTypes } from "../content-model/section";
import { CallToAction } from "../sections/CallToAction";
import { ContactForm } from "../sections/ContactForm/ContactForm";
import { Hero } from "../sections/Hero/Hero";
import type { SectionComponents } from "../sections/section-props";
import { SectionList } from "../sections/SectionList";
import { Statement } from "../sections/Statement";
import { PageHead } from "../seo/PageHead";

const components = {
  CallToActionSection: CallToAction,
  ContactFormSection: ContactForm,
  HeroSection: Hero,
  StatementSection: Statement,
} satisfies SectionComponents<SectionTypes<"contact">>;

/** The contact page. */
const ContactTemplate = ({ data: { pageContent } }: PageProps<Queries.ContactTemplateQuery>) => (
  <PageLabelProvider value={pageContent?.label ?? ""}>
    <SectionList sections={pageContent?.sections ?? []} components={components} />
  </PageLabelProvider>
);

export default ContactTemplate;

export { PageHead as Head };

export const query = graphql`
  query ContactTemplate($id: String!) {
    pageContent(id: { eq: $id }) {
      ...SectionPage
    }
    siteSettings {
      ...PageMetadataSite
    }
  }
`;
