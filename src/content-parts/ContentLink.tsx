import type { AnchorHTMLAttributes } from "react";
import styled from "styled-components";
import { isPlatformPath, platformUrl } from "../services/platform-urls";
import { visuallyHidden } from "../theme/mixins";
import { useLabels, usePath } from "./site-context";

/** Props of {@link ContentLink}: those of a native link, with an address from content. */
interface ContentLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** What the link is about, announced but not shown, for labels such as "Learn more" that occur several times. */
  about?: string;
}

/**
 * A link as content writes it. Links to other sites open in a new tab and say so; links to the platform's pages (login, registration) get
 * its base address; a link to the current page is marked as such. `page-lifecycle/change-page.ts` opens the site's own pages in place and
 * leaves all other links to the browser.
 */
export const ContentLink = ({ href, about, children, ...attributes }: ContentLinkProps) => {
  const { newTab } = useLabels();
  const isCurrent = usePath() === href;
  const isElsewhere = /^https?:/u.test(href);
  return (
    <a
      href={isPlatformPath(href) ? platformUrl(href) : href}
      aria-current={isCurrent ? "page" : undefined}
      {...(isElsewhere && { target: "_blank", rel: "noopener" })}
      {...attributes}
    >
      {children}
      {about !== undefined && <Unseen>{` (${about})`}</Unseen>}
      {isElsewhere && <Unseen>{` (${newTab})`}</Unseen>}
    </a>
  );
};

const Unseen = styled.span`
  ${visuallyHidden}
`;
