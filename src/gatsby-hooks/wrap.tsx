import type { GatsbyBrowser } from "gatsby";
import { GlobalStyle } from "../base-styles/GlobalStyle";
import { environment } from "../environment/environment";
import { SiteRoot } from "../frame/SiteRoot";
import { BotCheckProvider } from "../services/bot-check/BotCheckProvider";

/** Wraps the whole app in the invisible bot check's provider, which has the site key (R2.11). */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <BotCheckProvider siteKey={environment.recaptchaSiteKey} scriptUrl={environment.recaptchaScriptUrl}>
    {element}
  </BotCheckProvider>
);

/** Puts every page between the navigation and the footer, which stay mounted across page changes. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <>
    {/* A built page has it in its HTML and keeps it, so the scripts need not contain it. */}
    {process.env.BUILD_STAGE !== "build-javascript" && <GlobalStyle />}
    <SiteRoot path={props.location.pathname}>{element}</SiteRoot>
  </>
);
