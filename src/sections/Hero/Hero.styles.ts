import styled from "styled-components";
import { Column } from "../../components/Band/Band";
import { below, from, withForcedColours } from "../../theme/breakpoints";
import { notPrinted } from "../../theme/mixins";
import { onGround } from "../../theme/variables";

export const Ground = styled.section`
  ${onGround("ink")}
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

  /* Keeps the text's side calm, whatever the terrain; over picture (-3) and video (-2). */
  &::before {
    ${notPrinted}
    content: "";
    position: absolute;
    inset: 0;
    z-index: -1;
    background:
      linear-gradient(to top, var(--colour-ink) 0%, transparent 30%),
      linear-gradient(
        90deg,
        color-mix(in srgb, var(--colour-ink) 88%, transparent) 0%,
        color-mix(in srgb, var(--colour-ink) 45%, transparent) 48%,
        transparent 78%
      );

    /* The land lies below the words. */
    ${below.desktop} {
      background: none;
    }

    /* Edges and marks in the visitor's own colours would be lost on the picture. */
    ${withForcedColours} {
      background: Canvas;
    }
  }

  &[data-size="full"] {
    min-height: min(100svh, 60rem);
  }
  &[data-size="half"] {
    min-height: clamp(30rem, 68svh, 44rem);
  }
`;

/** The land: behind the words and beside them; below them where there is no room for both. */
export const Scene = styled.div`
  position: absolute;
  inset: 0;

  /* It lies over the words and takes no clicks from them; the video's pause button does. */
  pointer-events: none;

  > * {
    pointer-events: auto;
  }

  ${below.desktop} {
    ${notPrinted}
    position: relative;
    order: 1;
    flex: 1 0 10rem;
    &::after {
      content: "";
      position: absolute;
      inset: 0;
      z-index: -1;
      background: linear-gradient(var(--colour-ink), transparent 35%, transparent 70%, var(--colour-ink));
    }
    ${withForcedColours} {
      display: none;
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
    object-position: 70% 50%;
  }
`;

export const Trail = styled(Column)`
  padding-top: var(--space-5);
`;

export const Text = styled(Column)`
  display: grid;
  gap: var(--space-5);
  justify-items: start;
  margin-block: auto;
  padding-block: clamp(2rem, 4svh, 4rem);

  ${below.desktop} {
    margin-block: 0;
    padding-block: var(--space-6) var(--space-4);
  }

  &[data-size="compact"] {
    padding-block: clamp(3rem, 2rem + 4vw, 6rem) clamp(2.5rem, 2rem + 2.4vw, 4.5rem);
  }
`;

export const Title = styled.h1`
  max-width: 22ch;

  &[data-size="full"] {
    max-width: 18ch;
    font-size: var(--type-display);
    line-height: 1.02;
  }
`;

export const Lead = styled.p`
  max-width: 38rem;
  margin-bottom: var(--space-2);
  font-size: var(--type-lead);
  color: var(--on-text);
`;

export const Foot = styled(Column)`
  order: 2;
  padding-bottom: var(--space-6);
`;

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-5) var(--space-5);
  margin: 0;
  padding-top: var(--space-5);
  border-top: var(--hairline) solid var(--on-control-line);

  ${from.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const Figure = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
`;

export const FigureLabel = styled.dt`
  font-size: var(--type-small);
`;

export const FigureValue = styled.dd`
  margin: 0;
  color: var(--on-heading);
  font-family: var(--font-serif);
  font-size: var(--type-h2);
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.2;
`;

export const FiguresNote = styled.p`
  /* Leaves the corner to the video's pause button. */
  padding-right: var(--target);
  margin-top: var(--space-4);
  font-size: var(--type-label);
  color: var(--on-quiet);
`;
