import { Link } from "gatsby";
import type { AnchorHTMLAttributes } from "react";
import styled from "styled-components";
import { isDownload } from "../services/download-urls";
import { isPlatformPath, platformUrl } from "../services/platform-urls";
import { visuallyHidden } from "../theme/mixins";
import { useLabels } from "./site-context";

/** Props of {@link ContentLink}: those of a native link, with an address from content. */
interface ContentLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** What the link is about, announced but not shown, for labels such as "Learn more" that occur several times. */
  about?: string;
}

const isPage = (href: string): boolean => href.startsWith("/") && !isDownload(href);
const isElsewhere = (href: string): boolean => /^https?:/u.test(href);

/**
 * A link as content writes it. Pages of this site are routed in the browser; platform pages (login, registration) are full page
 * loads; other sites open in a new tab and say so; the rest (#anchor, mailto, tel, downloads) is left to the browser.
 */
export const ContentLink = ({ href, about, children: words, ...attributes }: ContentLinkProps) => {
  const { newTab } = useLabels();
  const children = (
    <>
      {words}
      {about !== undefined && <Unseen>{` (${about})`}</Unseen>}
    </>
  );
  if (isPlatformPath(href)) {
    return (
      <a href={platformUrl(href)} {...attributes}>
        {children}
      </a>
    );
  }
  if (isPage(href)) {
    return (
      <Link to={href} {...attributes}>
        {children}
      </Link>
    );
  }
  return isElsewhere(href) ? (
    <a href={href} target="_blank" rel="noopener" {...attributes}>
      {children}
      <Unseen>{` (${newTab})`}</Unseen>
    </a>
  ) : (
    <a href={href} {...attributes}>
      {children}
    </a>
  );
};

const Unseen = styled.span`
  ${visuallyHidden}
`;
