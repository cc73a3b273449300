import styled from "styled-components";
import { from, withForcedColours } from "../../theme/breakpoints";

export const Grid = styled.div`
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
export const Panel = styled.div`
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
  --amount: var(--type-h1);

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

/** The fee's bar takes the whole width, in tenths, as on a scale; ours stands on a line of the same width. */
export const Bar = styled.svg`
  width: 100%;
  height: 3.5rem;
  mask: repeating-linear-gradient(90deg, #000 0 calc(10% - 1px), transparent 0 10%);
  fill: var(--colour-sea);

  rect {
    transition: width var(--time-control) var(--easing);
  }
  [data-ours] & {
    height: 2.5rem;
    border-bottom: var(--hairline) solid var(--on-line);
    mask: none;
    fill: var(--on-accent);

    /* Half of this line is outside: the sliver stays visible when its share is less than a pixel. */
    rect {
      stroke: var(--on-accent);
      stroke-width: 2;
    }
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
