import styled, { keyframes } from "styled-components";
import { Band } from "../../components/Band";
import { below, whenHovering } from "../../theme/breakpoints";
import { plainList } from "../../theme/mixins";

/** Seconds per label for one round of the list: slow enough to read. */
const SECONDS_A_LABEL = 4.5;

/** Where nothing may move, or nothing could stop it, the labels are a plain list. */
const whenStill = "@media (prefers-reduced-motion: reduce), print, (scripting: none)";

/** A narrow band that continues the section above. */
export const Strip = styled(Band)`
  && {
    padding-block: var(--space-5);
  }
`;

/** The heading, the labels and the pause icon on one line; on phones the labels are on the next, from edge to edge. */
export const Sentence = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  column-gap: var(--space-3);
  min-height: var(--target);
  font-size: var(--type-dense);
  line-height: 1.5;
  ${whenStill} {
    display: block;
  }
`;

export const Top = styled.header`
  display: contents;

  /* The pause icon, not its larger target, aligns with the column's edge. */
  > :last-child {
    grid-column: 3;
    margin-inline-end: calc((1rem - var(--target)) / 2);
  }
`;

export const Title = styled.h2`
  color: var(--on-quiet);
  font-family: inherit;
  font-size: inherit;
  line-height: inherit;
  letter-spacing: normal;

  ${whenStill} {
    float: left;
    margin-inline-end: 0.5ch;
  }
`;

export const Loop = styled.div`
  display: flex;
  grid-area: 1 / 2;
  overflow: hidden;
  mask: linear-gradient(90deg, transparent, #000 3rem calc(100% - 3rem), transparent);

  ${below.tablet} {
    grid-area: 2 / 1 / auto / -1;
    margin-inline: calc(-1 * var(--gutter));
  }
  ${whenStill} {
    display: block;
    margin-inline: 0;
    overflow: visible;
    mask: none;
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
  min-width: 100vw;
  animation: ${run} ${({ $labels }) => $labels * SECONDS_A_LABEL}s linear infinite;

  [data-paused="true"] > & {
    animation-play-state: paused;
  }
  ${whenHovering} {
    ${Loop}:hover > & {
      animation-play-state: paused;
    }
  }

  ${whenStill} {
    display: block;
    min-width: 0;
    animation: none;
    /* Firefox would print the list where the animation had moved it. */
    transform: none !important;

    &[aria-hidden] {
      display: none;
    }
  }
`;

export const Label = styled.li`
  display: flex;
  align-items: center;
  color: var(--on-quiet);
  white-space: nowrap;

  /* A short brass line between two labels. */
  &::after {
    content: "";
    width: 0.75rem;
    height: 1px;
    margin-inline: 0.75rem;
    background: var(--on-accent);
  }

  ${whenStill} {
    display: inline;
    white-space: normal;

    &::after {
      content: ", ";
      margin: 0;
      background: none;
    }
    &:last-child::after {
      content: none;
    }
  }
`;
