import { useId } from "react";
import { Tabs } from "../../../src/components/Tabs/Tabs";
import { OnBothGrounds } from "../specimen/Grounds";
import { RowTitle } from "../specimen/Specimen";
import { PointerStates, States } from "../specimen/State";

const CLOSED_TAB = '[role="tab"][data-state="inactive"]';

const tabs = [
  { slug: "suite", label: "Suite", panel: <p>Deal management, fundraising and collaboration with investors.</p> },
  { slug: "marketplace", label: "Marketplace", panel: <p>Deals across asset classes, listed and found.</p> },
];

/** The first tab is open; the states are those of the other. */
export const TabsSpecimen = () => (
  <OnBothGrounds width="full">
    <States $width="17rem">
      <PointerStates of={CLOSED_TAB}>
        <NamedTabs />
      </PointerStates>
    </States>
  </OnBothGrounds>
);

const NamedTabs = () => {
  const titleId = useId();
  return (
    <>
      <RowTitle id={titleId}>Our products</RowTitle>
      <Tabs tabs={tabs} labelledBy={titleId} />
    </>
  );
};
