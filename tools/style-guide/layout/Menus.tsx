import styled from "styled-components";
import { ContentLink } from "../../../src/content-parts/ContentLink";
import { useSiteQuery } from "../../../src/content-parts/site-query";
import { MenuDisclosure, type MenuItems } from "../../../src/frame/TopNavigation/MenuDisclosure";
import { PlainLink } from "../../../src/frame/TopNavigation/TopNavigation.styles";
import { plainList } from "../../../src/theme/mixins";
import { OnBothGrounds, OneGround } from "../specimen/Grounds";
import { RowTitle } from "../specimen/Specimen";
import { PointerStates, State, States } from "../specimen/State";

const SECOND_ENTRY = "li + li a";

/** The menus of the top navigation, closed and open, and its plain links. */
export const Menus = () => {
  const menu = useSiteQuery().navigation?.menus.find(({ items }) => items);
  if (!menu?.items) return null;
  const { label, items } = menu;
  return (
    <>
      <OnBothGrounds>
        <div>
          <RowTitle>Menu</RowTitle>
          <States>
            <PointerStates>
              <Menu label={label} items={items} />
            </PointerStates>
          </States>
        </div>
        <div>
          <RowTitle>Link</RowTitle>
          <States>
            <PointerStates>
              <PlainLink as={ContentLink} href="/pricing">
                Pricing
              </PlainLink>
            </PointerStates>
            <State label="Page that is shown">
              <PlainLink as={ContentLink} href="/pricing" aria-current="page">
                Pricing
              </PlainLink>
            </State>
          </States>
        </div>
      </OnBothGrounds>
      <OneGround $ground="paper">
        <RowTitle>Open. The first entry is the page that is shown; the states are those of the second</RowTitle>
        <States $width="20rem">
          <PointerStates of={SECOND_ENTRY}>
            <Room>
              <Menu label={label} items={items} />
            </Room>
          </PointerStates>
        </States>
      </OneGround>
    </>
  );
};

const Menu = ({ label, items }: { label: string; items: MenuItems }) => (
  <List>
    <MenuDisclosure label={label} items={items} path={items[0]?.href ?? ""} />
  </List>
);

const List = styled.ul`
  ${plainList}
`;

/** A menu that stands open in its place. */
const Room = styled.div`
  min-height: 16rem;

  ul ul {
    position: static;
    display: block;
    min-width: 0;
    max-width: 100%;
    max-height: none;
  }
`;
