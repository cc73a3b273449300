import styled from "styled-components";
import { between, from, withForcedColours } from "../../theme/breakpoints";
import { notPrinted } from "../../theme/mixins";

export const Grid = styled.div`
  display: grid;
  gap: var(--space-6) var(--space-7);

  ${from.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }
`;

/** A brass knob on a hairline, with the focus ring around it. */
const knob = (track: string, thumb: string): string => `
  &::${track} {
    height: 2px;
    background: var(--on-control-line);
  }
  &::${thumb} {
    box-sizing: border-box;
    width: 1.25rem;
    height: 1.25rem;
    border: 2px solid var(--on-link);
    border-radius: 50%;
    background: var(--on-accent);
    appearance: none;
  }
  &:is(:hover, :focus-visible)::${thumb} {
    background: var(--on-link);
  }
  &:focus-visible::${thumb} {
    box-shadow: 0 0 0 3px var(--on-ground), 0 0 0 5px var(--on-focus);
  }
`;

export const Sliders = styled.div`
  display: grid;
  gap: var(--space-4) var(--space-7);

  ${between.tabletAndDesktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > div {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 var(--space-4);
    font-size: var(--type-base);
  }
  output {
    color: var(--on-heading);
    font-variant-numeric: tabular-nums;
    font-weight: 550;
  }
  input {
    ${notPrinted}
    grid-column: 1 / -1;
    min-height: var(--target);
    margin: 0;
    background: none;
    cursor: pointer;

    /* Under forced colours, the browser draws the slider. Elsewhere each engine drops a rule that contains another engine's name. */
    @media (forced-colors: none) {
      appearance: none;
      outline: none;
      ${knob("-webkit-slider-runnable-track", "-webkit-slider-thumb")}
      ${knob("-moz-range-track", "-moz-range-thumb")}

      &::-webkit-slider-thumb {
        margin-top: calc(1px - 0.625rem);
      }
    }
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

  small {
    font-size: var(--type-small);
  }
  > small {
    color: var(--on-quiet);
  }
`;

/** A label above its amount if there is no room beside it; otherwise at the amount's lower edge, even before the amount has arrived. */
export const Entry = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-2) var(--space-5);

  > :first-child {
    flex: 1 0 min(100%, 16rem);
    line-height: 1.4;

    ${from.desktop} {
      display: grid;
      align-items: end;
      min-height: var(--type-h1);
    }
  }
  > :last-child {
    width: 100%;
    font-variant-numeric: tabular-nums;
  }
`;

export const Amount = styled.p`
  color: var(--on-heading);
  font-family: var(--font-serif);
  font-size: var(--type-h1);
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
  height: 2.25rem;

  i {
    display: block;
    height: 100%;
    min-width: 3px;
    background: repeating-linear-gradient(90deg, var(--colour-sea) 0 calc(10cqi - 2px), transparent 0 10cqi);
    transition: width var(--time-control) var(--easing);
    print-color-adjust: exact;
  }
  [data-ours] & {
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
