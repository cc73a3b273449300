import { Menu } from "lucide-react";
import styled from "styled-components";
import { Dialog } from "../../../src/components/Dialog/Dialog";
import { useLabels } from "../../../src/content-parts/site-context";
import { useSiteQuery } from "../../../src/content-parts/site-query";
import { MenuSections } from "../../../src/frame/MobileMenu/MenuSections";
import { Hamburger, Sections } from "../../../src/frame/MobileMenu/MobileMenu.styles";
import { OnBothGrounds, OneGround } from "../specimen/Grounds";
import { RowTitle } from "../specimen/Specimen";
import { Stage, Still } from "../specimen/Stage";
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

/** The panel in a small window of its own. The first section holds the page that is shown, and so is open. */
const StillPanel = () => {
  const { closeMenu, mainNavigation } = useLabels();
  const menus = useSiteQuery().navigation?.menus ?? [];
  return (
    <Stage $height="30rem">
      <Still>
        <Dialog id="still-panel" title={mainNavigation} head={<span />} closeLabel={closeMenu} shape="side">
          <Sections as="div">
            <MenuSections menus={menus} path={menus[0]?.items?.[0]?.href ?? ""} />
          </Sections>
        </Dialog>
      </Still>
    </Stage>
  );
};

/** Shown in wide windows as well, where the site has no need of it; not at the end of a bar. */
const LoneHamburger = styled(Hamburger)`
  display: grid !important;
  margin-inline: 0;
`;
