import { Fragment, type ReactNode, useId } from "react";
import { Choice, Panel, Tab, TabGroup } from "./Tabs.styles";

/** A tab and its panel. */
interface TabData {
  /** Unique among the tabs. */
  slug: string;
  label: string;
  panel: ReactNode;
}

interface TabsProps {
  /** The tabs in order; the first is open. */
  tabs: readonly TabData[];
  /** Id of the heading that names the group of tabs. */
  labelledBy: string;
}

/**
 * Tabs as text on a hairline: a group of radio buttons, each followed by its panel. The browser switches them, with or without scripts;
 * React does not track which is open (ADR 37). In print, all panels appear one below the other.
 */
export const Tabs = ({ tabs, labelledBy }: TabsProps) => {
  const name = useId();
  return (
    <TabGroup role="group" aria-labelledby={labelledBy}>
      {tabs.map(({ slug, label, panel }, position) => (
        <Fragment key={slug}>
          <Tab>
            <Choice type="radio" name={name} defaultChecked={position === 0} />
            {label}
          </Tab>
          <Panel>{panel}</Panel>
        </Fragment>
      ))}
    </TabGroup>
  );
};
