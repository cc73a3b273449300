import styled from "styled-components";
import { Column } from "../../components/Band";
import { below, between, from, withForcedColours } from "../../theme/breakpoints";
import { notPrinted } from "../../theme/mixins";

/** The lights in which a page shows a map on paper, with its words in a clearing. */
export const onMap = ':is([data-light="noon"], [data-light="fog"])';

export const Ground = styled.section`
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

  /* Puts the exhibit's drawing for phones beside the words and the land: the wide drawing would be illegible here. */
  ${between.tabletAndDesktop} {
    &[data-exhibit="picture"] {
      display: grid;
      grid-template: auto minmax(15rem, 1fr) / minmax(0, 1fr) auto;
    }
  }

  /* The next section's ground shows below it. */
  &[data-size="full"] {
    min-height: min(100svh - 2rem, 60rem);
  }
  &[data-size="half"] {
    min-height: clamp(30rem, 72svh, 46rem);
  }
`;

/** The land, behind and beside the words, or below them if there is no room for both. */
export const Scene = styled.div`
  position: absolute;
  inset: 0;

  /* The land covers the words, so it lets clicks through; only the video's pause button takes them. */
  pointer-events: none;

  > * {
    pointer-events: auto;
  }

  ${from.desktop} {
    ${Ground}[data-exhibit] > & {
      bottom: auto;
      height: min(46rem, 100%);

      &::after {
        content: "";
        position: absolute;
        inset: 60% 0 0;
        z-index: -1;
        background: linear-gradient(transparent, var(--on-ground));
      }
    }
  }

  ${below.desktop} {
    ${notPrinted}
    position: relative;
    order: 1;
    flex: 1 0 var(--land-height);
    /* The land is in the right half of its picture. */
    width: 200%;
    margin-left: -100%;

    &::after {
      content: "";
      position: absolute;
      inset: 0;
      z-index: -1;
      background: var(--land-fade);
    }
    ${withForcedColours} {
      display: none;
    }
    ${Ground}[data-exhibit="picture"] > & {
      grid-area: 2 / 1 / auto / -1;
    }
  }
  /* The search of a page with a compact map follows directly, on the same ground. */
  ${Ground}[data-size="compact"]${onMap} > & {
    ${below.desktop} {
      display: none;
    }
    /* A gradient, not a mask, which would raise the land above the words. */
    ${from.desktop} {
      &::after {
        content: "";
        position: absolute;
        inset: 70% 0 0;
        z-index: -1;
        background: linear-gradient(transparent, var(--on-ground));
      }
    }
  }
`;

export const Terrain = styled.div`
  ${notPrinted}
  position: absolute;
  inset: 0;
  z-index: -3;

  img {
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
  ${below.desktop} {
    margin-block: 0;
    padding-block: var(--space-6) var(--space-4);
  }
`;

export const Words = styled.div`
  display: grid;
  gap: var(--space-5);
  justify-items: start;

  ${Text}[data-size="compact"] > & {
    gap: var(--space-4);
  }

  /* The map fades out before it reaches them. */
  ${from.desktop} {
    ${Ground}${onMap} > ${Text} > & {
      width: fit-content;
      max-width: 43rem;
      background: var(--on-ground);
      border-radius: 4rem;
      box-shadow: 0 0 var(--clearing) var(--clearing) var(--on-ground);
    }
  }
`;

export const Title = styled.h1`
  /* Narrow enough to end before the land starts. */
  max-width: 20.4ch;

  &[data-size="full"] {
    max-width: 18ch;
    font-size: min(max(2.75rem, 8.75svh), var(--type-display));
    line-height: 1.02;
  }
`;

export const Lead = styled.p`
  max-width: 34rem;
  font-size: var(--type-lead);
  color: var(--on-text);
  /* Makes the few lines equally long. */
  text-wrap: balance;

  /* Space before the actions. */
  &:not(:last-child) {
    margin-bottom: var(--space-2);
  }
`;
