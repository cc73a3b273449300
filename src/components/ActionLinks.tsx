import { graphql } from "gatsby";
import type { ReactNode } from "react";
import styled from "styled-components";
import { below } from "../theme/breakpoints";
import { notPrinted } from "../theme/mixins";
import { buttonLook, type Emphasis } from "./Button.styles";
import { ContentLink } from "./ContentLink";

/** A link that looks like a button, as content defines it. */
export interface ActionData {
  readonly label: string;
  readonly href: string;
  readonly emphasis?: Queries.ActionEmphasis | null;
}

interface ActionLinkProps {
  action: ActionData;
  /** What the link is about, as in {@link ContentLink}. */
  about?: string;
}

/** One link that looks like a button. */
export const ActionLink = ({ action: { label, href, emphasis }, about }: ActionLinkProps) => (
  <Action href={href} about={about} $emphasis={emphasis ?? "primary"}>
    {label}
  </Action>
);

/** A row of links that look like buttons, with anything else that belongs in the row (`children`). */
export const ActionLinks = ({ actions, children }: { actions: readonly ActionData[]; children?: ReactNode }) => (
  <Row>
    {actions.map((action) => (
      <ActionLink key={action.label} action={action} />
    ))}
    {children}
  </Row>
);

/** On phones, the buttons of a row stack and have equal widths. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-4);

  ${below.tablet} {
    width: 100%;

    > :is(a, button):not(:only-child) {
      flex: auto;
    }
  }
  ${notPrinted}
`;

const Action = styled(ContentLink)<{ $emphasis: Emphasis }>`
  ${buttonLook}
`;

export const actionFields = graphql`
  fragment ActionFields on Action {
    label
    href
    emphasis
  }
`;
