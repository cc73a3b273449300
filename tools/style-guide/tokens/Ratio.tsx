import styled from "styled-components";
import { contrast, LEAST_CONTRAST } from "../../../src/theme/contrast";
import { colours } from "../../../src/theme/tokens";

/** Props of {@link Ratio}; colours as #rrggbb. */
export interface RatioProps {
  colour: string;
  ground: string;
}

/** What a contrast ratio allows. */
const useOf = (ratio: number): string => {
  if (ratio >= LEAST_CONTRAST.text) return "text";
  return ratio >= LEAST_CONTRAST.control ? "controls" : "decoration";
};

/** The more readable of the two text colours on a ground. */
const readableOn = (ground: string): string =>
  [colours["text-strong"], colours["text-on-ink"]].reduce((best, text) => (contrast(text, ground) > contrast(best, ground) ? text : best));

/** A colour on a ground, its contrast ratio, and what that allows (WCAG 2.2). */
export const Ratio = ({ colour, ground }: RatioProps) => {
  const ratio = contrast(colour, ground);
  return (
    <Sample style={{ background: ground, color: readableOn(ground) }}>
      <Letters style={{ color: colour }} aria-hidden>
        Aa
      </Letters>
      <span>{ratio.toFixed(1)}</span>
      <span>{useOf(ratio)}</span>
    </Sample>
  );
};

const Sample = styled.p`
  display: grid;
  padding: var(--space-2) var(--space-3) var(--space-3);
  font-size: 0.75rem;
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
`;

const Letters = styled.span`
  font-family: var(--font-serif);
  font-size: 1.5rem;
`;
