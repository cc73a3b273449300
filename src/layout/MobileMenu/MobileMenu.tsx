import { Menu } from "lucide";
import { useId } from "react";
import { type ActionData, ActionLink } from "../../components/ActionLinks";
import { Brand } from "../../components/Brand";
import { opens, Dialog } from "../../components/Dialog";
import { Glyph } from "../../components/Glyph";
import { type Navigation, useLabels, usePage } from "../../components/site-context";
import { PageIcon } from "../TopNavigation/MenuDisclosure";
import { Actions, Hamburger, PanelLink, Section, Sections, Summary } from "./MobileMenu.styles";

interface MobileMenuProps extends Pick<Navigation, "menus" | "login"> {
  demo: ActionData;
}

/**
 * The hamburger and its side panel, in which each menu opens and closes independently, and the one with the current page is open at first.
 * A click on a link or outside, or Escape, closes the panel.
 */
export const MobileMenu = ({ menus, login, demo }: MobileMenuProps) => {
  const labels = useLabels();
  const id = useId();
  const { path } = usePage();
  return (
    <>
      <Hamburger aria-label={labels.openMenu} {...opens(id)}>
        <Glyph of={Menu} size={24} />
      </Hamburger>
      <Dialog id={id} title={labels.mainNavigation} head={<Brand />} shape="side">
        <Sections>
          {menus.map(({ label, href, items }) =>
            items ? (
              <Section key={label} open={items.some((item) => item.href === path)}>
                <Summary>{label}</Summary>
                <ul>
                  {items.map((item) => (
                    <li key={item.href}>
                      <PanelLink href={item.href}>
                        <PageIcon href={item.href} />
                        {item.label}
                      </PanelLink>
                    </li>
                  ))}
                </ul>
              </Section>
            ) : (
              <PanelLink key={label} href={href ?? "/"} data-level="top">
                {label}
              </PanelLink>
            ),
          )}
        </Sections>
        <Actions>
          <ActionLink action={{ ...login, emphasis: "secondary" }} />
          <ActionLink action={demo} />
        </Actions>
      </Dialog>
    </>
  );
};
