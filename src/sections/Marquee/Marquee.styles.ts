import styled, { keyframes } from "styled-components";
import { whenHovering } from "../../theme/breakpoints";
import { plainList, smallCapitals } from "../../theme/mixins";

/** Seconds a label takes from one edge of the list to its place's next: slow enough to be read. */
const SECONDS_A_LABEL = 4.5;

/** Where nothing may run: then the labels stand as a list. */
const whereItStands = "@media (prefers-reduced-motion: reduce), print";

export const Top = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  min-height: var(--target);

  /* The pause mark, not its larger target, ends where the column does. */
  > :last-child {
    margin-inline-end: calc((1rem - var(--target)) / 2);
  }
`;

export const Title = styled.h2`
  ${smallCapitals}
  color: var(--on-link);
  font-family: var(--font-sans);
`;

/** As wide as the window, whatever the column's width. */
export const Loop = styled.div`
  display: flex;
  margin-inline: calc(50% - 50vw);
  overflow: hidden;

  ${whereItStands} {
    display: block;
    margin-inline: 0;
  }
`;

const run = keyframes`
  to { transform: translateX(-100%); }
`;

export const Run = styled.ul<{ $labels: number }>`
  ${plainList}
  display: flex;
  flex: none;
  align-items: baseline;
  justify-content: space-around;
  min-width: 100%;
  padding-block: var(--space-3);
  animation: ${run} ${({ $labels }) => $labels * SECONDS_A_LABEL}s linear infinite;

  ${Top}:has(:checked) + ${Loop} > & {
    animation-play-state: paused;
  }
  ${whenHovering} {
    ${Loop}:hover > & {
      animation-play-state: paused;
    }
  }

  ${whereItStands} {
    flex-wrap: wrap;
    gap: 0 var(--space-6);
    justify-content: start;
    animation: none;

    &[aria-hidden] {
      display: none;
    }
  }
`;

export const Label = styled.li`
  display: flex;
  align-items: center;
  color: var(--on-heading);
  font-family: var(--font-serif);
  font-size: var(--type-h3);
  line-height: 1.5;
  white-space: nowrap;

  /* A short brass line between two labels. */
  &::after {
    content: "";
    width: 1.5rem;
    height: 1px;
    margin-inline: 1.5rem;
    background: var(--on-accent);
  }

  ${whereItStands} {
    white-space: normal;

    &::after {
      display: none;
    }
  }
`;
