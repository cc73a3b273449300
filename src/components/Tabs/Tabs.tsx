import * as RadixTabs from "@radix-ui/react-tabs";
import type { ReactNode } from "react";
import { List, Name, Panel, Tab } from "./Tabs.styles";

/** A tab and what it shows. */
export interface TabData {
  /** Its own name among the tabs. */
  slug: string;
  label: string;
  panel: ReactNode;
}

/** Props of {@link Tabs}. */
export interface TabsProps {
  /** The tabs in order; the first is open. */
  tabs: readonly TabData[];
  /** Id of the heading that names the list of tabs. */
  labelledBy: string;
}

/**
 * Tabs as text on a hairline, by the WAI-ARIA pattern: arrow keys, Home and End choose, Tab goes on to the panel.
 * All panels are in the static HTML; without scripts, and on paper, they stand one below the other under their names.
 */
export const Tabs = ({ tabs, labelledBy }: TabsProps) => (
  <RadixTabs.Root defaultValue={tabs[0]?.slug}>
    <RadixTabs.List asChild aria-labelledby={labelledBy}>
      <List>
        {tabs.map(({ slug, label }) => (
          <RadixTabs.Trigger key={slug} value={slug} asChild>
            <Tab>{label}</Tab>
          </RadixTabs.Trigger>
        ))}
      </List>
    </RadixTabs.List>
    {tabs.map(({ slug, label, panel }) => (
      <RadixTabs.Content key={slug} value={slug} forceMount asChild>
        <Panel>
          <Name aria-hidden>{label}</Name>
          {panel}
        </Panel>
      </RadixTabs.Content>
    ))}
  </RadixTabs.Root>
);
