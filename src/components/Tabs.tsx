import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import styled from "styled-components";
import { whenHovering, withForcedColours } from "../theme/breakpoints";
import { notPrinted, smallCapitals } from "../theme/mixins";

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

const TabList = styled.div`
  ${notPrinted}
  display: flex;
  flex-wrap: wrap;
  gap: 0 clamp(1.5rem, 4vw, 3rem);
  border-bottom: var(--hairline) solid var(--on-line);
`;

const Tab = styled.button`
  position: relative;
  min-height: var(--target);
  padding: var(--space-2);
  margin-inline: calc(-1 * var(--space-2));
  border: 0;
  border-radius: var(--radius-card);
  background: none;
  color: var(--on-text);
  font-family: var(--font-serif);
  font-size: var(--type-h3);
  line-height: 1.2;
  transition: color var(--time-control) var(--easing);

  ${whenHovering} {
    &:hover {
      color: var(--on-heading);
    }
  }
  &:active {
    color: var(--on-link);
  }
  &:focus-visible {
    outline-offset: -2px;
  }

  /* On the hairline; it grows from the left as the tab opens. */
  &::after {
    content: "";
    position: absolute;
    inset: auto var(--space-2) -1px;
    border-top: 2px solid var(--on-link);
    scale: 0 1;
    transform-origin: left;
    transition: scale var(--time-control) var(--easing);

    /* Without colour, only its thickness distinguishes it from the hairline. */
    ${withForcedColours} {
      border-top-width: 4px;
    }
  }
  &[aria-selected="true"] {
    color: var(--on-heading);

    &::after {
      scale: 1;
    }
  }
`;

const Panel = styled.div`
  padding-top: var(--space-5);

  @media print {
    display: block;
  }
`;

/** Replaces the tab in print and without scripts. */
const PanelName = styled.p`
  display: none;

  @media print, (scripting: none) {
    ${smallCapitals}
    display: block;
    padding-bottom: var(--space-4);
    color: var(--on-link);
  }
`;
