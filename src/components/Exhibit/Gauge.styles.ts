import styled from "styled-components";
import { sheet, withForcedColours } from "../../theme/breakpoints";

/** A number beside its bar: small, part of a whole, or large. */
export const Gauge = styled.span`
  display: grid;
  /* The same for all rows, so that bars have one scale. */
  grid-template-columns: minmax(0, 6em) 4em;
  align-items: center;
  gap: 0.5em;
  white-space: nowrap;

  > span {
    background: var(--on-line);
  }
  i {
    display: block;
    height: 0.45em;
    background: var(--colour-ink-line);
  }
  &[data-of="whole"] i {
    background: var(--colour-sea);
  }
  &[data-of="part"] i {
    background: var(--colour-brass);
  }
  &:not([data-of]) > span {
    background: none;
  }
  ${sheet.small} {
    &[data-of] > span {
      display: none;
    }
    &[data-of] {
      grid-template-columns: auto;
    }
  }
  [data-look="bar"] > & {
    flex: 1;
    grid-template-columns: 2em minmax(0, 1fr);

    > span {
      order: 1;
    }
    i {
      height: 1.4em;
    }
  }
  ${withForcedColours} {
    i {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;
