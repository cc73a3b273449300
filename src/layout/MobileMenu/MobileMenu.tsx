import { Menu } from "lucide";
import { useId } from "react";
import { type ActionData, ActionLink } from "../../components/ActionLinks";
import { Brand } from "../../components/Brand";
import { opens } from "../../components/Dialog/commands";
import { Dialog } from "../../components/Dialog/Dialog";
import { Glyph } from "../../components/Icon/Glyph";
import { type Navigation, useLabels } from "../../components/site-context";
import { MenuSections } from "./MenuSections";
import { Actions, Hamburger, Sections } from "./MobileMenu.styles";

/** Props of {@link MobileMenu}. */
interface MobileMenuProps {
  menus: Navigation["menus"];
  login: Navigation["login"];
  demo: ActionData;
}

/** The hamburger and its side panel with collapsible sections. A click on a link or outside, or Escape, closes it. */
export const MobileMenu = ({ menus, login, demo }: MobileMenuProps) => {
  const labels = useLabels();
  const id = useId();
  return (
    <>
      <Hamburger aria-label={labels.openMenu} {...opens(id)}>
        <Glyph of={Menu} size={24} />
      </Hamburger>
      <Dialog id={id} title={labels.mainNavigation} head={<Brand />} closeLabel={labels.closeMenu} shape="side">
        <Sections>
          <MenuSections menus={menus} />
        </Sections>
        <Actions>
          <ActionLink action={{ ...login, emphasis: "secondary" }} />
          <ActionLink action={demo} />
        </Actions>
      </Dialog>
    </>
  );
};
