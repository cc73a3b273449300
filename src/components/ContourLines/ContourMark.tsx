import styled from "styled-components";
import { contour } from "./contour";

/** Radii of its lines, outermost first. */
const LINES = [19, 10];

/** Two numbers derived from a text: the direction in which its land leans, and how steep its waves are. */
const landOf = (seed: string): readonly [lean: number, waves: number] => {
  const sum = Array.from(seed).reduce((total, character, index) => total + (character.codePointAt(0) ?? 0) * (index + 1), 0);
  return [(sum % 61) / 10, 2 + (sum % 2)];
};

/** A small summit in contour lines, different for each text. Decoration. */
export const ContourMark = ({ seed }: { seed: string }) => {
  const [lean, waves] = landOf(seed);
  const lines = LINES.map((radius, step) =>
    contour({
      centre: [24 + 4 * step * Math.cos(lean), 24 + 4 * step * Math.sin(lean)],
      points: 7,
      reach: (angle) => {
        const wave = 1 + 0.14 * Math.cos(waves * (angle - lean)) + 0.1 * Math.sin((5 - waves) * angle + 2 * lean);
        return [radius * wave, radius * wave];
      },
    }),
  );
  return (
    <Drawing viewBox="0 0 48 48" width={28} height={28} aria-hidden>
      <path d={lines.join("")} />
    </Drawing>
  );
};

const Drawing = styled.svg`
  fill: none;
  stroke: var(--on-accent);
  stroke-width: 2.5;
`;
