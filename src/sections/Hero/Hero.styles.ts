import styled from "styled-components";
import { Column } from "../../components/Band";
import { below, from, withForcedColours } from "../../theme/breakpoints";
import { notPrinted } from "../../theme/mixins";

/** The land, behind and beside the words, or below them if there is no room for both; an exhibit reaches further down than it does. */
export const Scene = styled.div`
  position: absolute;
  inset: 0;

  /* The land covers the words, so it lets clicks through; only the video's pause button takes them. */
  pointer-events: none;

  > * {
    pointer-events: auto;
  }
  /* Not a mask, which would raise the land above the words. */
  &::after {
    content: "";
    position: absolute;
    inset: 0;
    z-index: -1;
    background: var(--land-fade);
  }
  ${from.desktop} {
    &[data-behind="exhibit"] {
      --land-fade: linear-gradient(transparent 60%, var(--on-ground));
      bottom: auto;
      height: min(46rem, 100%);
    }
  }
  ${below.desktop} {
    ${notPrinted}
    position: relative;
    order: 1;
    flex: 1 0 var(--land-height);
    /* The land is in the right half of its picture, or on a sheet that begins further right. */
    width: calc(100% / (1 - var(--fade, 0.5)));
    margin-left: calc(-100% * var(--fade, 0.5) / (1 - var(--fade, 0.5)));

    ${withForcedColours} {
      display: none;
    }
  }
`;

/** The land's picture, or its video above that. */
export const Layer = styled.div`
  ${notPrinted}
  position: absolute;
  inset: 0;
  z-index: -2;

  img,
  video {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: var(--land);
  }
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
