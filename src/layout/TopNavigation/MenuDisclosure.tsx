import { ChevronDown } from "lucide";
import { type FocusEvent, useId } from "react";
import { Glyph } from "../../components/Glyph";
import type { Navigation } from "../../components/site-context";
import { mediaUrl } from "../../services/addresses";
import { Entry, EntryText, Panel } from "./MenuDisclosure.styles";
import { Trigger } from "./TopNavigation.styles";

interface MenuDisclosureProps {
  label: string;
  items: NonNullable<Navigation["menus"][number]["items"]>;
}

/** Browsers before 2024 have no popovers, so none can be open. */
const hide = (panel: Partial<Pick<HTMLElement, "hidePopover">>): void => panel.hidePopover?.();

/** The browser closes a menu on Escape, on a click outside and when another menu opens, but not when the focus leaves it. */
const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
  const item = currentTarget.parentElement;
  const panel = item?.querySelector<HTMLElement>("[popover]");
  if (panel && relatedTarget && !item?.contains(relatedTarget)) hide(panel);
};

/**
 * A menu of the top navigation: a disclosure button and its list of links, a native popover (WAI-ARIA disclosure pattern, not
 * `role="menu"`). The browser opens it, with or without scripts, and announces whether it is open.
 */
export const MenuDisclosure = ({ label, items }: MenuDisclosureProps) => {
  const panelId = useId();
  return (
    <li>
      <Trigger type="button" popovertarget={panelId} onBlur={closeWhenLeft}>
        {label}
        <Glyph of={ChevronDown} size={16} />
      </Trigger>
      <Panel id={panelId} popover="auto" onBlur={closeWhenLeft}>
        {items.map(({ label: name, href, text }) => (
          <li key={href}>
            <Entry href={href}>
              <PageIcon href={href} />
              <span>
                {name}
                {text !== null && <EntryText>{text}</EntryText>}
              </span>
            </Entry>
          </li>
        ))}
      </Panel>
    </li>
  );
};

/** A page's terrain as an icon, or a generic one if the page has none. Decorative; not fetched until a menu shows it. */
export const PageIcon = ({ href }: { href: string }) => (
  <img src={mediaUrl(`/marks.svg${href.startsWith("/") ? `#${href.slice(1)}` : ""}`)} width={24} height={24} alt="" loading="lazy" />
);
