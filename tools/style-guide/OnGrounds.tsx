import type { ReactNode } from "react";
import styled from "styled-components";
import { type Ground, onGround } from "../../src/theme/variables";

/** Props of {@link OnGrounds}. */
export interface OnGroundsProps {
  grounds?: readonly Ground[];
  children: (ground: Ground) => ReactNode;
}

/** The same thing on several grounds, one below the other. */
export const OnGrounds = ({ grounds = ["paper", "ink"], children }: OnGroundsProps) =>
  grounds.map((ground) => (
    <OneGround key={ground} $ground={ground}>
      {children(ground)}
    </OneGround>
  ));

const OneGround = styled.div<{ $ground: Ground }>`
  ${({ $ground }) => onGround($ground)}
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-5);
  align-items: start;
  padding: var(--space-5);
  border: var(--hairline) solid var(--on-line);
  background: var(--on-ground);
  color: var(--on-text);
`;
