import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { ContentLink } from "../../content-parts/ContentLink";
import type { Navigation } from "../../content-parts/site-context";
import { Entry, EntryText, Panel, Summary, Trigger } from "./TopNavigation.styles";

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

/** At most one of the menus is open without scripts too. */
const GROUP = "menus";

/**
 * A menu of the top navigation: a disclosure button and its list of links (WAI-ARIA disclosure pattern, not `role="menu"`). Without
 * scripts a native `details` stands in its place.
 */
export const MenuDisclosure = ({ label, items, path, isOpen, onToggle, onFollow }: MenuDisclosureProps) => {
  const panelId = useId();
  const words = (
    <>
      {label}
      <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
    </>
  );
  const entries = items.map(({ label: name, href, text }) => (
    <li key={href}>
      <Entry as={ContentLink} href={href} aria-current={href === path ? "page" : undefined} onClick={onFollow}>
        {name}
        {text !== null && <EntryText>{text}</EntryText>}
      </Entry>
    </li>
  ));
  return (
    <>
      <Trigger type="button" aria-expanded={isOpen} aria-controls={panelId} onClick={onToggle}>
        {words}
      </Trigger>
      <Panel id={panelId} data-open={isOpen}>
        {entries}
      </Panel>
      <noscript>
        <details name={GROUP}>
          <Summary>{words}</Summary>
          <Panel data-open>{entries}</Panel>
        </details>
      </noscript>
    </>
  );
};
