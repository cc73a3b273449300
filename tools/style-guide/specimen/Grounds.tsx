import type { ReactNode } from "react";
import styled from "styled-components";
import { from } from "../../../src/theme/breakpoints";
import { type Ground, onGround } from "../../../src/theme/variables";

const grounds: readonly Ground[] = ["paper", "ink"];

/** The same thing on paper and on ink: side by side where there is room, or below each other when it is wide itself. */
export const OnBothGrounds = ({ width = "half", children }: { width?: "half" | "full"; children: ReactNode }) => (
  <Pair data-width={width}>
    {grounds.map((ground) => (
      <OneGround key={ground} $ground={ground} data-ground={ground}>
        {children}
      </OneGround>
    ))}
  </Pair>
);

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${from.wide} {
    &[data-width="half"] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

/** A piece of a ground, framed where it could be taken for the page's own. */
export const OneGround = styled.div<{ $ground: Ground }>`
  ${({ $ground }) => onGround($ground)}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-6);
  min-width: 0;
  padding: clamp(1.25rem, 1rem + 1.2vw, 2rem);
  border: var(--hairline) solid var(--on-line);
  background: var(--on-ground);
  color: var(--on-text);
`;
