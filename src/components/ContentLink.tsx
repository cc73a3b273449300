import { Link } from "gatsby";
import type { AnchorHTMLAttributes } from "react";
import { isPlatformPath, platformUrl } from "../services/addresses";
import { useLabels } from "./site-context";
import { VisuallyHidden } from "./VisuallyHidden";

/** Props of {@link ContentLink}: those of a native link, with an address from content. */
interface ContentLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** What the link is about, announced but not shown, for labels such as "Learn more" that occur several times. */
  about?: string;
}

/**
 * A link as content writes it. The site's own pages are Gatsby's links; other sites open in a new tab and say so; the platform's pages
 * (login, registration) get its base address and a full page load.
 */
export const ContentLink = ({ href, about, children, ...attributes }: ContentLinkProps) => {
  const { newTab } = useLabels();
  const isElsewhere = /^https?:/u.test(href);
  const words = (
    <>
      {children}
      {about !== undefined && <VisuallyHidden>{` (${about})`}</VisuallyHidden>}
      {isElsewhere && <VisuallyHidden>{` (${newTab})`}</VisuallyHidden>}
    </>
  );
  if (href.startsWith("/") && !isPlatformPath(href)) {
    return (
      <Link to={href} {...attributes}>
        {words}
      </Link>
    );
  }
  return (
    <a href={isPlatformPath(href) ? platformUrl(href) : href} {...(isElsewhere && { target: "_blank", rel: "noopener" })} {...attributes}>
      {words}
    </a>
  );
};
