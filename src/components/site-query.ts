import { graphql, useStaticQuery } from "gatsby";

/** The brand, the shared words and the menus: the same on every page. */
export const useSiteQuery = (): Queries.SiteQuery =>
  useStaticQuery<Queries.SiteQuery>(graphql`
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
        labels {
          skipToContent
          mainNavigation
          footerNavigation
          breadcrumb
          home
          openMenu
          closeMenu
          close
          previous
          next
          pause
          pauseBackground
          newTab
          withheld
          illustrative
          contents
          lastUpdated
          carousel
          slide
          slideOf
          slidesOf
          showSlide
          stepOf
          showAllSteps
          hideAllSteps
          features
          workflowNotFound
          notificationSuccess
          notificationError
          notifications
          charactersLeft
          charactersOver
          optional
          showAll
          showLess
          transcript
        }
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
