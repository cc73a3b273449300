import { useEffect } from "react";
import { closeLayers } from "../../browser/route-update";
import { ActionLink } from "../../components/ActionLinks";
import { Brand } from "../../components/Brand";
import { type Navigation, useLabels } from "../../components/site-context";
import { type Ground, mapGrounds } from "../../theme/variables";
import { MobileMenu } from "../MobileMenu/MobileMenu";
import { MenuDisclosure } from "./MenuDisclosure";
import { Actions, Bar, Header, Menus, PlainLink } from "./TopNavigation.styles";

const isOpen = (layer: HTMLElement): boolean =>
  layer instanceof HTMLDialogElement ? layer.open : "popover" in layer && layer.matches(":popover-open");

/** Closes the side panel or the menu when the button that opened it is gone: the window has become too wide or too narrow for it. */
const closeOrphaned = (): void => {
  const header = document.querySelector("[data-header]");
  const layer = [...(header?.querySelectorAll<HTMLElement>("dialog, [popover]") ?? [])].find(isOpen);
  const opener = layer && header?.querySelector(`[commandfor="${layer.id}"], [popovertarget="${layer.id}"]`);
  if (!opener || opener.getClientRects().length > 0) return;
  closeLayers();
  header?.querySelector("a")?.focus();
};

/** When a resized window switches between menus and side panel, closes whatever is open and keeps the focus in the navigation. */
const useCloseOnResize = (): void => {
  useEffect(() => {
    addEventListener("resize", closeOrphaned);
    return () => {
      removeEventListener("resize", closeOrphaned);
    };
  }, []);
};

interface TopNavigationProps {
  navigation: Navigation;
  /** The ground of the page's first screen. */
  ground: Ground;
}

/** The sticky top navigation: menus, of which at most one is open, login and demo; on small screens a side panel. */
export const TopNavigation = ({ navigation: { menus, login, demo, mobileDemoLabel }, ground }: TopNavigationProps) => {
  const labels = useLabels();
  useCloseOnResize();

  return (
    <Header data-header data-ground={ground} data-on-map={mapGrounds.includes(ground)}>
      <Bar aria-label={labels.mainNavigation}>
        <Brand />
        <Menus>
          {menus.map(({ label, href, items }) =>
            items ? (
              <MenuDisclosure key={label} label={label} items={items} />
            ) : (
              <li key={label}>
                <PlainLink href={href ?? "/"}>{label}</PlainLink>
              </li>
            ),
          )}
        </Menus>
        <Actions>
          <PlainLink href={login.href}>{login.label}</PlainLink>
          <ActionLink action={demo} />
        </Actions>
        <MobileMenu menus={menus} login={login} demo={{ ...demo, label: mobileDemoLabel }} />
      </Bar>
    </Header>
  );
};
