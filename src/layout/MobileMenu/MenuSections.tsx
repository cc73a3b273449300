import { ContentLink } from "../../components/ContentLink";
import { ContourMark } from "../../components/ContourMark";
import { type Navigation, usePath } from "../../components/site-context";
import { PanelLink, Section, Summary } from "./MobileMenu.styles";

/** The menus, each a section that opens and closes independently; the one with the current page is open initially. */
export const MenuSections = ({ menus }: { menus: Navigation["menus"] }) => {
  const path = usePath();
  return (
    <>
      {menus.map(({ label, href, items }) =>
        items ? (
          <Section key={label} open={items.some((item) => item.href === path)}>
            <Summary>{label}</Summary>
            <ul>
              {items.map((item) => (
                <li key={item.href}>
                  <PanelLink as={ContentLink} href={item.href}>
                    <ContourMark href={item.href} />
                    {item.label}
                  </PanelLink>
                </li>
              ))}
            </ul>
          </Section>
        ) : (
          <PanelLink key={label} as={ContentLink} href={href ?? "/"} data-level="top">
            {label}
          </PanelLink>
        ),
      )}
    </>
  );
};
