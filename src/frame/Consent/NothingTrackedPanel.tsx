import { ContentLink } from "../../content-parts/ContentLink";
import { useSite } from "../../content-parts/site-context";
import type { ConsentPanelProps } from "./cookie-settings";
import { Panel } from "./Panel";

/** The cookie settings of a site without analytics: it does not track, so there is nothing to ask, and it says so to whoever wants to know. */
export const NothingTrackedPanel = ({ request, onDone }: ConsentPanelProps) => {
  const { settings, nothingTracked, policy } = useSite().consent;
  if (!request) return null;
  return (
    <Panel heading={settings} request={request} isClosable onDone={onDone}>
      <p>{nothingTracked}</p>
      <p>
        <ContentLink href={policy.href}>{policy.label}</ContentLink>
      </p>
    </Panel>
  );
};
