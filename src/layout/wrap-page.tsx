import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, useLayoutEffect } from "react";
import { PageProvider } from "../components/site-context";
import { useSiteQuery } from "../components/site-query";
import { firstGroundOf } from "../sections/grounds";
import type { PageData } from "../seo/PageHead";
import { notePage } from "../services/analytics/shown-pages";
import { BotCheckProvider } from "../services/bot-check/BotCheckProvider";
import { environment } from "../services/environment";
import { GlobalStyle } from "./GlobalStyle";
import { SiteRoot } from "./SiteRoot";

/** Provides the whole app with the invisible bot check, which knows the site key. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <BotCheckProvider siteKey={environment.recaptchaSiteKey} scriptUrl={environment.recaptchaScriptUrl}>
    {element}
  </BotCheckProvider>
);

/** What Gatsby passes to be wrapped; its own 404 page in development has no data. */
interface WrappedPage {
  element: ReactNode;
  props: { location: Pick<Location, "origin" | "pathname" | "search">; data?: PageData };
}

/** Puts every page between the navigation, which stays mounted when the page changes, and the footer; both take the page's light. */
export const wrapPage = ({ element, props: { location, data = {} } }: WrappedPage, styles: ReactNode) => (
  <>
    {styles}
    <PageProvider value={{ path: location.pathname, label: data.pageContent?.label ?? "" }}>
      <SiteRoot ground={firstGroundOf(data.pageContent?.sections)}>{element}</SiteRoot>
    </PageProvider>
  </>
);

/** Notes each page for the analytics. */
const PageNote = ({ location, data = {} }: WrappedPage["props"]) => {
  const { siteSettings } = useSiteQuery();
  useLayoutEffect(() => {
    if (siteSettings) notePage(location, data, siteSettings);
  }, [location, data, siteSettings]);
  return null;
};

export const wrapPageElement: GatsbyBrowser<PageData>["wrapPageElement"] = (page) =>
  wrapPage(
    page,
    <>
      {process.env.NODE_ENV === "development" && <GlobalStyle />}
      {process.env.GATSBY_ANALYTICS_MEASUREMENT_ID && <PageNote {...page.props} />}
    </>,
  );
