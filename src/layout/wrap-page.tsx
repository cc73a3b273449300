import type { GatsbyBrowser } from "gatsby";
import type { ReactNode } from "react";
import { firstGroundOf } from "../sections/grounds";
import { notePage, type PageData } from "../services/analytics/shown-pages";
import { BotCheckProvider } from "../services/bot-check/BotCheckProvider";
import { environment } from "../services/environment";
import { GlobalStyle } from "./GlobalStyle";
import { SiteRoot } from "./SiteRoot";

/** Provides the whole app with the invisible bot check, which knows the site key. */
export const wrapRoot = (element: ReactNode) => (
  <BotCheckProvider siteKey={environment.recaptchaSiteKey} scriptUrl={environment.recaptchaScriptUrl}>
    {element}
  </BotCheckProvider>
);

/** What Gatsby gives to be wrapped; its own 404 page in development has no data. */
interface WrappedPage {
  element: ReactNode;
  props: { location: Pick<Location, "pathname">; data?: PageData };
}

/** Puts every page between the navigation and the footer, which stay mounted when the page changes and take over the page's light. */
export const wrapPage = ({ element, props: { location, data = {} } }: WrappedPage, styles: ReactNode) => (
  <>
    {styles}
    <SiteRoot path={location.pathname} ground={firstGroundOf(data.pageContent?.sections)}>
      {element}
    </SiteRoot>
  </>
);

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => wrapRoot(element);

export const wrapPageElement: GatsbyBrowser<PageData>["wrapPageElement"] = (page) => {
  if (process.env.GATSBY_ANALYTICS_MEASUREMENT_ID) notePage(page.props.location, page.props.data);
  return wrapPage(page, process.env.NODE_ENV === "development" && <GlobalStyle />);
};
