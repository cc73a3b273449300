import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { useWindowWidth } from "../../../src/components/use-window-width";
import { from } from "../../../src/theme/breakpoints";
import { hairlineAbove, plainList } from "../../../src/theme/mixins";
import { typeSizes } from "../../../src/theme/tokens";

const SAMPLE = "Access, with discretion";

/** Sizes that headings have are set in the serif, the others in the text face. */
const serifs: readonly string[] = ["display", "h1", "h2", "h3"];

/** Every size of the fluid scale, and what it measures in this window. */
export const TypeScale = () => (
  <Sizes>
    {Object.entries(typeSizes).map(([name, size]) => (
      <Size key={name} name={name} size={size} />
    ))}
  </Sizes>
);

const Size = ({ name, size }: { name: string; size: string }) => {
  const sample = useRef<HTMLParagraphElement>(null);
  const [pixels, setPixels] = useState<string>();
  const width = useWindowWidth(0);
  useEffect(() => {
    if (sample.current) setPixels(`${Number.parseFloat(getComputedStyle(sample.current).fontSize).toFixed(1)} px`);
  }, [width]);
  return (
    <Row>
      <Facts>
        <strong>{name}</strong>
        <span>{pixels}</span>
        <span>{size}</span>
      </Facts>
      <Sample ref={sample} data-face={serifs.includes(name) ? "serif" : "sans"} style={{ fontSize: `var(--type-${name})` }}>
        {SAMPLE}
      </Sample>
    </Row>
  );
};

const Sizes = styled.ul`
  ${plainList}
`;

const Row = styled.li`
  ${hairlineAbove}
  display: grid;
  gap: var(--space-2) var(--space-5);
  align-items: baseline;
  padding-block: var(--space-4);

  ${from.desktop} {
    grid-template-columns: 13rem minmax(0, 1fr);
  }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  color: var(--on-quiet);
  font-size: var(--type-label);
  font-variant-numeric: tabular-nums;

  strong {
    color: var(--on-heading);
    font-weight: 550;
  }
  span:last-child {
    flex-basis: 100%;
  }
`;

const Sample = styled.p`
  color: var(--on-heading);
  line-height: 1.15;

  &[data-face="serif"] {
    font-family: var(--font-serif);
    font-weight: 420;
    letter-spacing: -0.012em;
  }
`;
