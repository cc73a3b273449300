import styled from "styled-components";
import { Column } from "../../components/Band";
import { below, from, withForcedColours } from "../../theme/breakpoints";
import { type Composition, compositions } from "./compositions.styles";

/** The section, with the veil between its land and its words: over the land's layers, unless the land is below the words. */
export const Surface = styled.section<{ $composition: Composition }>`
  --land: 70% 42%;
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  /* The navigation floats over the hero. */
  margin-top: calc(-1 * var(--header-height));
  padding-top: var(--header-height);
  background: var(--on-ground);
  color: var(--on-text);

  /* The next section's ground shows below it. */
  &[data-size="full"] {
    min-height: min(100svh - 2rem, 60rem);
  }
  &[data-size="half"] {
    min-height: clamp(30rem, 72svh, 46rem);
  }
  ${below.desktop} {
    --land: var(--focus, 70% 26%);
    --land-height: 22rem;
  }
  ${below.tablet} {
    --land-height: 13.5rem;
  }
  &::before {
    content: "";
    position: absolute;
    inset: 0;
    z-index: -1;
    background: var(--veil, none);

    /* Under forced colours, borders and marks would be illegible on the picture. */
    ${withForcedColours} {
      background: Canvas;
    }
    @media print {
      display: none;
    }
  }
  ${({ $composition }) => compositions[$composition]}
`;

export const Text = styled(Column)`
  /* Spare room is above and below it. Beside a page's search or prices, or above an exhibit, there is none. */
  margin-block: auto;
  padding-block: clamp(1rem, 7svh - 2.5rem, 3.5rem) clamp(2.5rem, 7svh - 2.5rem, 4rem);

  &[data-size="compact"] {
    padding-bottom: clamp(1.5rem, 7svh - 2.5rem, 4rem);
  }
  ${from.desktop} {
    &:not([data-size="full"]) {
      padding-top: calc(clamp(1rem, 7svh - 2.5rem, 3.5rem) + 3.25rem);
    }
  }
  ${below.desktop} {
    margin-block: 0;
    padding-block: var(--space-6) var(--space-4);
  }
`;

export const Words = styled.div`
  display: grid;
  gap: var(--space-5);
  justify-items: start;

  &[data-size="compact"] {
    gap: var(--space-4);
  }
  ${from.desktop} {
    /* Where the page is stands at one height on all pages, wherever the words are. */
    > nav {
      position: absolute;
      top: calc(var(--header-height) + var(--space-4));
    }
    /* They end before a map begins. */
    &[data-on-map="true"] {
      max-width: min(43rem, 100vw * var(--fade, 0.53) - var(--gutter) - 2rem);
    }
  }
`;

export const Title = styled.h1`
  /* Narrow enough to end before the land starts. */
  max-width: 20.4ch;

  &[data-size="full"] {
    max-width: 18ch;
    font-size: var(--type-opening);
    line-height: 1.02;
  }
`;

export const Lead = styled.p`
  max-width: 34rem;
  font-size: var(--type-lead);
  /* Makes the few lines equally long. */
  text-wrap: balance;

  /* Space before the actions. */
  &:not(:last-child) {
    margin-bottom: var(--space-2);
  }
`;
