import * as RadixDialog from "@radix-ui/react-dialog";
import { ChevronDown, Menu, X } from "lucide-react";
import { useState } from "react";
import { type ActionData, ActionLink } from "../ActionLinks";
import { Brand } from "../Brand";
import { ContentLink } from "../ContentLink";
import { type Navigation, useLabels } from "../site-context";
import { Actions, Hamburger, Overlay, Panel, PanelLink, PanelTop, Section, Sections, Summary } from "./MobileMenu.styles";

/** Props of {@link MobileMenu}. */
export interface MobileMenuProps {
  menus: Navigation["menus"];
  login: Navigation["login"];
  demo: ActionData;
  /** Path of the page that is shown. */
  path: string;
}

/** The hamburger and its side panel with collapsible sections; a link, the overlay, Escape and a click outside close it (SPEC section 4). */
export const MobileMenu = ({ menus, login, demo, path }: MobileMenuProps) => {
  const labels = useLabels();
  // The path on which it was opened: on any other it is closed, however the visitor got there.
  const [openedOn, setOpenedOn] = useState<string>();
  const close = (): void => {
    setOpenedOn(undefined);
  };

  return (
    <RadixDialog.Root
      open={openedOn === path}
      onOpenChange={(isOpen) => {
        setOpenedOn(isOpen ? path : undefined);
      }}
    >
      <RadixDialog.Trigger asChild>
        <Hamburger aria-label={labels.openMenu}>
          <Menu size={24} strokeWidth={1.5} aria-hidden />
        </Hamburger>
      </RadixDialog.Trigger>
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
              {menus.map(({ label, href, items }) =>
                items ? (
                  <Section key={label} open={items.some((item) => item.href === path)}>
                    <Summary>
                      {label}
                      <ChevronDown size={20} strokeWidth={1.5} aria-hidden />
                    </Summary>
                    <ul>
                      {items.map((item) => (
                        <li key={item.href}>
                          <PanelLink
                            as={ContentLink}
                            href={item.href}
                            aria-current={item.href === path ? "page" : undefined}
                            onClick={close}
                          >
                            {item.label}
                          </PanelLink>
                        </li>
                      ))}
                    </ul>
                  </Section>
                ) : (
                  <PanelLink
                    key={label}
                    as={ContentLink}
                    href={href ?? "/"}
                    data-level="top"
                    aria-current={href === path ? "page" : undefined}
                    onClick={close}
                  >
                    {label}
                  </PanelLink>
                ),
              )}
            </Sections>
            <Actions onClick={close}>
              <ActionLink action={{ ...login, emphasis: "secondary" }} />
              <ActionLink action={demo} />
            </Actions>
          </Panel>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
};
