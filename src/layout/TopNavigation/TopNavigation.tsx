import { ActionLink } from "../../components/ActionLinks";
import { Brand } from "../../components/Brand";
import { ContentLink } from "../../components/ContentLink";
import { type Navigation, useLabels } from "../../components/site-context";
import { MobileMenu } from "../MobileMenu/MobileMenu";
import { MenuDisclosure } from "./MenuDisclosure";
import { Actions, Bar, Header, Menus, PlainLink } from "./TopNavigation.styles";
import { useCloseOnResize } from "./use-close-on-resize";

/** The sticky top navigation: menus, of which at most one is open, login and demo; on small screens a side panel. */
export const TopNavigation = ({ navigation: { menus, login, demo, mobileDemoLabel } }: { navigation: Navigation }) => {
  const labels = useLabels();
  useCloseOnResize();

  return (
    <Header data-header>
      <Bar aria-label={labels.mainNavigation}>
        <Brand />
        <Menus>
          {menus.map(({ label, href, items }) =>
            items ? (
              <MenuDisclosure key={label} label={label} items={items} />
            ) : (
              <li key={label}>
                <PlainLink as={ContentLink} href={href ?? "/"}>
                  {label}
                </PlainLink>
              </li>
            ),
          )}
        </Menus>
        <Actions>
          <PlainLink as={ContentLink} href={login.href}>
            {login.label}
          </PlainLink>
          <ActionLink action={demo} />
        </Actions>
        <MobileMenu menus={menus} login={login} demo={{ ...demo, label: mobileDemoLabel }} />
      </Bar>
    </Header>
  );
};
