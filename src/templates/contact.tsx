import { graphql, type PageProps } from "gatsby";
import { type LinkState, PageProvider } from "../components/page-context";
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

/** The contact page. A link that leads here may choose the subject. */
const ContactTemplate = ({ data: { pageContent }, location }: PageProps<Queries.ContactTemplateQuery, object, LinkState>) => (
  <PageProvider value={{ label: pageContent?.label ?? "", state: location.state }}>
    <SectionList sections={pageContent?.sections ?? []} components={components} />
  </PageProvider>
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
