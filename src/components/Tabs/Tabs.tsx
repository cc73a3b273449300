import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { Panel, PanelName, Tab, TabList } from "./Tabs.styles";

/** A tab and its panel. */
interface TabData {
  /** Unique among the tabs. */
  slug: string;
  label: string;
  panel: ReactNode;
}

interface TabsProps {
  /** The tabs in order; the first is open initially. */
  tabs: readonly TabData[];
  /** Id of the heading that names the tabs. */
  labelledBy: string;
}

/**
 * Tabs as text on a hairline, by the WAI-ARIA pattern: the arrow keys, Home and End move to another tab and open it. In print and without
 * scripts, all panels appear one below the other.
 */
export const Tabs = ({ tabs, labelledBy }: TabsProps) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(0);

  const move = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: open === 0 ? last : open - 1,
      ArrowRight: open === last ? 0 : open + 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    setOpen(target);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[target]?.focus();
  };
  return (
    <>
      <TabList ref={list} role="tablist" aria-labelledby={labelledBy} data-needs-scripts onKeyDown={move}>
        {tabs.map(({ slug, label }, position) => (
          <Tab
            key={slug}
            type="button"
            role="tab"
            id={`${id}${slug}`}
            aria-controls={`${id}${slug}-panel`}
            aria-selected={position === open}
            tabIndex={position === open ? 0 : -1}
            onClick={() => setOpen(position)}
          >
            {label}
          </Tab>
        ))}
      </TabList>
      <div data-unfolds>
        {tabs.map(({ slug, label, panel }, position) => (
          <Panel key={slug} role="tabpanel" id={`${id}${slug}-panel`} aria-labelledby={`${id}${slug}`} hidden={position !== open}>
            <PanelName>{label}</PanelName>
            {panel}
          </Panel>
        ))}
      </div>
    </>
  );
};
