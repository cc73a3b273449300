import type { ReactNode } from "react";
import { PathProvider, SiteProvider } from "../components/site-context";
import { useSiteQuery } from "../components/site-query";
import { ToastProvider } from "../components/Toast/ToastProvider";
import { ConsentProvider } from "./Consent/ConsentProvider";
import { Footer } from "./Footer/Footer";
import { SkipLink } from "./SkipLink";
import { TopNavigation } from "./TopNavigation/TopNavigation";

const MAIN_ID = "main";

/** Props of {@link SiteRoot}. */
interface SiteRootProps {
  /** Path of the current page. */
  path: string;
  children: ReactNode;
}

/** The frame of every page: skip link, navigation, main content, footer. */
export const SiteRoot = ({ path, children }: SiteRootProps) => {
  const { siteSettings, navigation } = useSiteQuery();
  if (!siteSettings || !navigation) throw new Error("site.yaml or navigation.yaml is missing.");
  return (
    <SiteProvider value={siteSettings}>
      <PathProvider value={path}>
        <ToastProvider>
          <SkipLink target={MAIN_ID} />
          <ConsentProvider mainId={MAIN_ID}>
            <TopNavigation navigation={navigation} />
            <main id={MAIN_ID} tabIndex={-1}>
              {children}
            </main>
            <Footer navigation={navigation} />
          </ConsentProvider>
        </ToastProvider>
      </PathProvider>
    </SiteProvider>
  );
};
