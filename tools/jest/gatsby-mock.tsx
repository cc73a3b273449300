/** Gatsby for unit tests: links are plain anchors, and queries return what the test provides. */
import { type AnchorHTMLAttributes, forwardRef } from "react";

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  activeClassName?: string;
  partiallyActive?: boolean;
  replace?: boolean;
  state?: unknown;
}

/** A plain anchor, without the props that only Gatsby's router needs. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { to, activeClassName, partiallyActive, replace, state, children, ...anchor },
  ref,
) {
  return (
    <a ref={ref} href={to} {...anchor}>
      {children}
    </a>
  );
});

/** The tag of a query, which returns nothing: only Gatsby runs queries. */
export const graphql = jest.fn();

/** Give it data with `jest.mocked(useStaticQuery).mockReturnValue(...)`. */
export const useStaticQuery = jest.fn();

export const navigate = jest.fn();
