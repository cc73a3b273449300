import { graphql, useStaticQuery } from "gatsby";
import type { SiteSettings } from "./site-context";

/** The brand, the shared words and the menus: the same on every page. */
export const useSiteQuery = () =>
  useStaticQuery<Omit<Queries.SiteQuery, "siteSettings"> & { readonly siteSettings: SiteSettings | null }>(graphql`
    query Site {
      siteSettings {
        product {
          name
          suite
        }
        host
        preview {
          og {
            publicURL
          }
          twitter {
            publicURL
          }
          alt {
            en
            ar
          }
          fallbackAlt
        }
        company {
          legalName
          tagline
          address
          email
          phone
          leaderName
          seat
          registrationNumber
          statement
          copyright
        }
        social {
          network
          label
          href
        }
        consent {
          settings
          question
          text
          accept
          refuse
          details
          necessary {
            title
            text
          }
          tracking {
            title
            text
          }
          accepted
          refused
          signalled
          notStored
          nothingTracked
          policy {
            label
            href
          }
        }
        labels
      }
      navigation {
        menus {
          label
          href
          items {
            label
            href
            text
          }
        }
        login {
          label
          href
        }
        demo {
          label
          href
        }
        mobileDemoLabel
        footer {
          title
          links {
            label
            href
          }
        }
        legal {
          label
          href
        }
      }
    }
  `);
