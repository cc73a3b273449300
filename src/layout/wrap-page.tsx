import type { GatsbyBrowser } from "gatsby";
import type { ReactNode } from "react";
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

/** Puts every page between the navigation and the footer, which stay mounted when the page changes. */
export const wrapPage = (element: ReactNode, path: string, styles: ReactNode) => (
  <>
    {styles}
    <SiteRoot path={path}>{element}</SiteRoot>
  </>
);

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => wrapRoot(element);

export const wrapPageElement: GatsbyBrowser<PageData>["wrapPageElement"] = ({ element, props }) => {
  if (process.env.GATSBY_ANALYTICS_MEASUREMENT_ID) notePage(props.location, props.data);
  return wrapPage(element, props.location.pathname, process.env.NODE_ENV === "development" && <GlobalStyle />);
};
