import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { ContentLink } from "../ContentLink";
import type { Navigation } from "../site-context";
import { Entry, EntryText, Panel, Trigger } from "./TopNavigation.styles";

/** The links of one menu. */
export type MenuItems = NonNullable<Navigation["menus"][number]["items"]>;

/** Props of {@link MenuDisclosure}. */
export interface MenuDisclosureProps {
  label: string;
  items: MenuItems;
  /** Path of the page that is shown. */
  path: string;
  isOpen: boolean;
  onToggle: () => void;
  /** Called when one of its links is followed. */
  onFollow: () => void;
}

/** A menu of the top navigation: a disclosure button and its list of links (WAI-ARIA disclosure pattern, not `role="menu"`). */
export const MenuDisclosure = ({ label, items, path, isOpen, onToggle, onFollow }: MenuDisclosureProps) => {
  const panelId = useId();
  return (
    <>
      <Trigger type="button" aria-expanded={isOpen} aria-controls={panelId} onClick={onToggle}>
        {label}
        <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
      </Trigger>
      <Panel id={panelId} data-open={isOpen}>
        {items.map(({ label: name, href, text }) => (
          <li key={href}>
            <Entry as={ContentLink} href={href} aria-current={href === path ? "page" : undefined} onClick={onFollow}>
              {name}
              {text !== null && <EntryText>{text}</EntryText>}
            </Entry>
          </li>
        ))}
      </Panel>
    </>
  );
};
