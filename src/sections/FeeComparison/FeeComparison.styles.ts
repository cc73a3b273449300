import styled from "styled-components";
import { Band } from "../../components/Band/Band";
import { from, withForcedColours } from "../../theme/breakpoints";

/** Close to the top of the page, so that the first screen shows both results. */
export const Section = styled(Band)`
  padding-top: 2.5rem;
`;

export const Plan = styled.div`
  display: grid;
  gap: var(--space-6) var(--space-7);

  > header {
    align-content: start;
    margin-bottom: 0;
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }
`;

/** As tall as its own lines: stretched to the height of the text beside it, it would shrink while its last lines arrive. */
export const Plate = styled.div`
  display: grid;
  align-self: start;
  gap: var(--space-4);
  padding: clamp(1.25rem, 0.9rem + 1.2vw, 2rem);
  border: var(--hairline) solid var(--on-line);
  border-radius: var(--radius-card);
  background: var(--on-card);
`;

export const Entry = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-2) var(--space-5);
  --amount: var(--type-display);

  /* Small enough to be visible together with the sliders. */
  ${from.desktop} {
    --amount: clamp(3.5rem, 7.5svh, var(--type-display));
  }
  &[data-ours] {
    padding-top: var(--space-3);
  }
`;

/** Above the amount if there is no room beside it; otherwise aligned with the amount's lower edge, even before the amount has arrived. */
export const Label = styled.p`
  flex: 1 0 min(100%, 16rem);
  line-height: 1.4;

  ${from.desktop} {
    display: grid;
    align-items: end;
    min-height: var(--amount);
  }
`;

export const Amount = styled.p`
  color: var(--on-heading);
  font-family: var(--font-serif);
  font-size: var(--amount);
  font-variant-numeric: tabular-nums lining-nums;
  letter-spacing: -0.015em;
  line-height: 1;

  [data-ours] & {
    color: var(--on-link);
  }
`;

/** A bar whose length is the amount, on a line whose length is the highest possible fee. */
export const Bar = styled.svg`
  width: 100%;
  height: 0.625rem;
  background: linear-gradient(var(--on-line), var(--on-line)) left / 100% var(--hairline) no-repeat;
  fill: var(--on-heading);

  rect {
    transition: width var(--time-control) var(--easing);
  }
  [data-ours] & {
    /* Keeps the bar visible even if its length is less than a pixel. */
    border-left: 4px solid var(--on-accent);
    fill: var(--on-accent);
  }
  ${withForcedColours} {
    fill: CanvasText;
  }
`;

export const Share = styled.p`
  width: 100%;
  font-size: var(--type-small);
  font-variant-numeric: tabular-nums;
`;

export const Note = styled.p`
  max-width: var(--measure);
  font-size: var(--type-small);
  color: var(--on-quiet);
`;
