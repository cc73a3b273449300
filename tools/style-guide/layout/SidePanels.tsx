import { ChevronDown, Menu, X } from "lucide-react";
import styled from "styled-components";
import { useLabels } from "../../../src/content-parts/site-context";
import { useSiteQuery } from "../../../src/content-parts/site-query";
import {
  Hamburger,
  Overlay,
  Panel,
  PanelLink,
  PanelTop,
  Section,
  Sections,
  Summary,
} from "../../../src/frame/MobileMenu/MobileMenu.styles";
import { OnBothGrounds, OneGround } from "../specimen/Grounds";
import { RowTitle } from "../specimen/Specimen";
import { Stage } from "../specimen/Stage";
import { PointerStates, States } from "../specimen/State";

const SECOND_LINK = "li + li a";

/** The button that opens it, and the panel as it stands in small windows. */
export const SidePanels = () => {
  const { openMenu } = useLabels();
  return (
    <>
      <OnBothGrounds>
        <States $width="6rem">
          <PointerStates>
            <LoneHamburger aria-label={openMenu}>
              <Menu size={24} strokeWidth={1.5} aria-hidden />
            </LoneHamburger>
          </PointerStates>
        </States>
      </OnBothGrounds>
      <OneGround $ground="paper">
        <RowTitle>Open. The first link is the page that is shown; the states are those of the second</RowTitle>
        <States $width="17rem">
          <PointerStates of={SECOND_LINK}>
            <StillPanel />
          </PointerStates>
        </States>
      </OneGround>
    </>
  );
};

/** The panel in a small window of its own, with its first section open. */
const StillPanel = () => {
  const { closeMenu } = useLabels();
  const menus = useSiteQuery().navigation?.menus ?? [];
  return (
    <Stage $height="30rem">
      <Overlay style={{ zIndex: 0 }} />
      <Panel style={{ left: "1.5rem", width: "auto", zIndex: 1 }}>
        <PanelTop>
          <ShownHamburger aria-label={closeMenu}>
            <X size={24} strokeWidth={1.5} aria-hidden />
          </ShownHamburger>
        </PanelTop>
        <Sections as="div">
          {menus.map(({ label, href, items }, position) =>
            items ? (
              <Section key={label} open={position === 0}>
                <Summary>
                  {label}
                  <ChevronDown size={20} strokeWidth={1.5} aria-hidden />
                </Summary>
                <ul>
                  {items.map((item, place) => (
                    <li key={item.href}>
                      <PanelLink href={item.href} aria-current={position === 0 && place === 0 ? "page" : undefined}>
                        {item.label}
                      </PanelLink>
                    </li>
                  ))}
                </ul>
              </Section>
            ) : (
              <PanelLink key={label} href={href ?? "/"} data-level="top">
                {label}
              </PanelLink>
            ),
          )}
        </Sections>
      </Panel>
    </Stage>
  );
};

/** Shown in wide windows as well, where the site has no need of it. */
const ShownHamburger = styled(Hamburger)`
  display: grid !important;
`;

/** Not at the end of a bar. */
const LoneHamburger = styled(ShownHamburger)`
  margin-inline: 0;
`;
