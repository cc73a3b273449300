import styled from "styled-components";
import { paper, withForcedColours } from "../../theme/breakpoints";

/** A number beside its bar: small, part of a whole, or large. */
export const Measure = styled.span`
  display: flex;
  align-items: center;
  gap: 0.5em;
  white-space: nowrap;

  > span {
    flex: 0 1 6em;
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
  ${paper.small} {
    &[data-of] > span {
      display: none;
    }
  }
  [data-look="bar"] > & {
    flex: 1;

    > span {
      display: contents;
    }
    i {
      max-width: calc(100% - 2.5em);
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
