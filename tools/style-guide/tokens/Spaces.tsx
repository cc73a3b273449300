import styled from "styled-components";
import { plainList } from "../../../src/theme/mixins";
import { spaces } from "../../../src/theme/tokens";

const ROOT_PIXELS = 16;

/** The spacing scale, true to size. */
export const Spaces = () => (
  <Scale>
    {Object.entries(spaces).map(([step, size]) => (
      <li key={step}>
        <Name>{`space-${step}`}</Name>
        <Name>{`${Number.parseFloat(size) * ROOT_PIXELS} px`}</Name>
        <Bar style={{ width: `var(--space-${step})` }} />
      </li>
    ))}
  </Scale>
);

const Scale = styled.ul`
  ${plainList}
  display: grid;
  gap: var(--space-2);

  li {
    display: grid;
    grid-template-columns: 5rem 4rem minmax(0, 1fr);
    align-items: center;
  }
`;

const Name = styled.span`
  color: var(--on-heading);
  font-size: var(--type-small);
  font-variant-numeric: tabular-nums;

  & + & {
    color: var(--on-quiet);
  }
`;

const Bar = styled.span`
  height: var(--space-4);
  max-width: 100%;
  background: var(--on-accent);
`;
