import * as RadixDialog from "@radix-ui/react-dialog";
import { Menu, X } from "lucide-react";
import { useState } from "react";
import { type ActionData, ActionLink } from "../../content-parts/ActionLinks";
import { Brand } from "../../content-parts/Brand";
import { type Navigation, useLabels } from "../../content-parts/site-context";
import { MenuSections } from "./MenuSections";
import { Actions, FoldingMenu, FoldingPanel, Hamburger, Overlay, Panel, PanelTop, Sections } from "./MobileMenu.styles";

/** Props of {@link MobileMenu}. */
export interface MobileMenuProps {
  menus: Navigation["menus"];
  login: Navigation["login"];
  demo: ActionData;
  /** Path of the page that is shown. */
  path: string;
}

/**
 * The hamburger and its side panel with collapsible sections; a link, the overlay, Escape and a click outside close it (R2.7, R2.8).
 * Without scripts the same sections unfold below the bar.
 */
export const MobileMenu = ({ menus, login, demo, path }: MobileMenuProps) => {
  const labels = useLabels();
  // The path on which it was opened: on any other it is closed, however the visitor got there.
  const [openedOn, setOpenedOn] = useState<string>();
  const close = (): void => {
    setOpenedOn(undefined);
  };

  const mark = <Menu size={24} strokeWidth={1.5} aria-hidden />;
  const actions = (
    <>
      <ActionLink action={{ ...login, emphasis: "secondary" }} />
      <ActionLink action={demo} />
    </>
  );

  return (
    <RadixDialog.Root
      open={openedOn === path}
      onOpenChange={(isOpen) => {
        setOpenedOn(isOpen ? path : undefined);
      }}
    >
      <RadixDialog.Trigger asChild>
        <Hamburger aria-label={labels.openMenu} data-needs="scripts">
          {mark}
        </Hamburger>
      </RadixDialog.Trigger>
      <FoldingMenu>
        <details>
          <Hamburger as="summary" aria-label={labels.openMenu}>
            {mark}
          </Hamburger>
          <FoldingPanel>
            <MenuSections menus={menus} path={path} />
            <Actions>{actions}</Actions>
          </FoldingPanel>
        </details>
      </FoldingMenu>
      <RadixDialog.Portal>
        <RadixDialog.Overlay asChild>
          <Overlay />
        </RadixDialog.Overlay>
        <RadixDialog.Content asChild aria-modal aria-describedby={undefined} aria-label={labels.mainNavigation}>
          <Panel>
            <RadixDialog.Title hidden>{labels.mainNavigation}</RadixDialog.Title>
            <PanelTop>
              <Brand />
              <RadixDialog.Close asChild>
                <Hamburger aria-label={labels.closeMenu}>
                  <X size={24} strokeWidth={1.5} aria-hidden />
                </Hamburger>
              </RadixDialog.Close>
            </PanelTop>
            <Sections aria-label={labels.mainNavigation}>
              <MenuSections menus={menus} path={path} onFollow={close} />
            </Sections>
            <Actions onClick={close}>{actions}</Actions>
          </Panel>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
};
