import { ActionLink } from "../../components/ActionLinks";
import { Brand } from "../../components/Brand";
import { type Navigation, useLabels } from "../../components/site-context";
import { type Ground, mapGrounds } from "../../theme/variables";
import { MobileMenu } from "../MobileMenu/MobileMenu";
import { MenuDisclosure } from "./MenuDisclosure";
import { Actions, Bar, Header, Menus, PlainLink } from "./TopNavigation.styles";

interface TopNavigationProps {
  navigation: Navigation;
  /** The ground of the page's first screen. */
  ground: Ground;
}

/** The sticky top navigation: menus, of which at most one is open, login and demo; on small screens a side panel. */
export const TopNavigation = ({ navigation: { menus, login, demo, mobileDemoLabel }, ground }: TopNavigationProps) => {
  const labels = useLabels();
  return (
    <Header data-ground={ground} data-on-map={mapGrounds.includes(ground)}>
      <Bar aria-label={labels.mainNavigation}>
        <Brand />
        <Menus>
          {menus.map(({ label, href, items }) =>
            items ? (
              <MenuDisclosure key={label} label={label} items={items} />
            ) : (
              <li key={label}>
                <PlainLink href={href ?? "/"}>{label}</PlainLink>
              </li>
            ),
          )}
        </Menus>
        <Actions>
          <PlainLink href={login.href}>{login.label}</PlainLink>
          <ActionLink action={demo} />
        </Actions>
        <MobileMenu menus={menus} login={login} demo={{ ...demo, label: mobileDemoLabel }} />
      </Bar>
    </Header>
  );
};
