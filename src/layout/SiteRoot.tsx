import type { ReactNode } from "react";
import styled from "styled-components";
import { isFirstPage } from "../components/first-page";
import { MAIN_ID } from "../components/frame-ids";
import { SiteProvider, usePage } from "../components/site-context";
import { useSiteQuery } from "../components/site-query";
import { ToastProvider } from "../components/Toast/ToastProvider";
import { notPrinted } from "../theme/mixins";
import { darkGroundOf, type Ground } from "../theme/variables";
import { ConsentProvider } from "./Consent/ConsentProvider";
import { Footer } from "./Footer/Footer";
import { TopNavigation } from "./TopNavigation/TopNavigation";

interface SiteRootProps {
  /** The ground of the page's first screen. */
  ground: Ground;
  children: ReactNode;
}

/** The frame of every page: skip link, navigation, main content, footer. */
export const SiteRoot = ({ ground, children }: SiteRootProps) => {
  const { siteSettings, navigation } = useSiteQuery();
  const { path } = usePage();
  if (!siteSettings || !navigation) throw new Error("site.yaml or navigation.yaml is missing.");
  return (
    <SiteProvider value={siteSettings}>
      <ToastProvider>
        <SkipLink href={`#${MAIN_ID}`}>{siteSettings.labels.skipToContent}</SkipLink>
        <ConsentProvider mainId={MAIN_ID}>
          <TopNavigation navigation={navigation} ground={ground} />
          <main id={MAIN_ID} tabIndex={-1} data-arrives={isFirstPage() ? undefined : ""}>
            {children}
          </main>
          {/* Each page has its own: one that moved out of sight would count as a layout shift. */}
          <Footer key={path} navigation={navigation} ground={darkGroundOf(ground)} />
        </ConsentProvider>
      </ToastProvider>
    </SiteProvider>
  );
};

/** The first link of every page, which skips the navigation. Visible while focused. */
const SkipLink = styled.a`
  ${notPrinted}
  position: fixed;
  top: var(--space-3);
  left: var(--space-3);
  z-index: 80;
  padding: var(--space-3) var(--space-5);
  border-radius: var(--radius-control);
  background: var(--colour-brass);
  color: var(--colour-ink);
  font-weight: 550;
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }
`;
