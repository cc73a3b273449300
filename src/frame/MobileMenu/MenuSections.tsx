import { ContourMark } from "../../components/ContourMark/ContourMark";
import { ContentLink } from "../../content-parts/ContentLink";
import type { Navigation } from "../../content-parts/site-context";
import { PanelLink, Section, Summary } from "./MobileMenu.styles";

/** Props of {@link MenuSections}. */
interface MenuSectionsProps {
  menus: Navigation["menus"];
  /** Path of the current page, whose section is open. */
  path: string;
}

/** The menus, each a section that opens and closes on its own. */
export const MenuSections = ({ menus, path }: MenuSectionsProps) => (
  <>
    {menus.map(({ label, href, items }) =>
      items ? (
        <Section key={label} open={items.some((item) => item.href === path)}>
          <Summary>{label}</Summary>
          <ul>
            {items.map((item) => (
              <li key={item.href}>
                <PanelLink as={ContentLink} href={item.href} aria-current={item.href === path ? "page" : undefined}>
                  <ContourMark href={item.href} />
                  {item.label}
                </PanelLink>
              </li>
            ))}
          </ul>
        </Section>
      ) : (
        <PanelLink key={label} as={ContentLink} href={href ?? "/"} data-level="top" aria-current={href === path ? "page" : undefined}>
          {label}
        </PanelLink>
      ),
    )}
  </>
);
