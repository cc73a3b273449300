import styled from "styled-components";
import { from, withForcedColours } from "../../theme/breakpoints";

export const Grid = styled.div`
  display: grid;
  gap: var(--space-6) var(--space-7);

  ${from.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }
`;

/** As tall as its own lines: stretched to the height of the text beside it, it would shrink while its last lines arrive. */
export const Panel = styled.div`
  break-inside: avoid;
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

/** A bar in tenths of the card; it may run off. Ours stands on a line, and stays visible when its share is less than a pixel. */
export const Bar = styled.div`
  container-type: inline-size;
  width: 100%;
  height: 3.5rem;

  i {
    display: block;
    height: 100%;
    min-width: 3px;
    background: repeating-linear-gradient(90deg, var(--colour-sea) 0 calc(10cqi - 2px), transparent 0 10cqi);
    transition: width var(--time-control) var(--easing);
    print-color-adjust: exact;
  }
  [data-ours] & {
    height: 2.5rem;
    border-bottom: var(--hairline) solid var(--on-line);

    i {
      background: var(--on-accent);
    }
  }
  ${withForcedColours} {
    i {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

export const Share = styled.p`
  width: 100%;
  font-size: var(--type-small);
  font-variant-numeric: tabular-nums;
`;

export const Note = styled.p`
  font-size: var(--type-small);
  color: var(--on-quiet);
`;
