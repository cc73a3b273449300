import styled from "styled-components";
import { plainList } from "../../../src/theme/mixins";
import { colours } from "../../../src/theme/tokens";
import { Ratio } from "./Ratio";

const grounds = ["paper", "paper-band", "ink"] as const;

/** The palette: each colour, and what it can be used for on each ground. */
export const Colours = () => (
  <Swatches>
    {Object.entries(colours).map(([name, hex]) => (
      <Swatch key={name}>
        <Colour style={{ background: hex }} />
        <Name>
          <strong>{name}</strong>
          <span>{hex}</span>
        </Name>
        <Samples>
          {grounds.map((ground) => (
            <Ratio key={ground} colour={hex} ground={colours[ground]} />
          ))}
        </Samples>
      </Swatch>
    ))}
  </Swatches>
);

const Swatches = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: var(--space-5);
`;

const Swatch = styled.li`
  overflow: hidden;
  border: var(--hairline) solid var(--on-line);
  border-radius: var(--radius-card);
  background: var(--on-card);
`;

const Colour = styled.div`
  height: 4.5rem;
  border-bottom: var(--hairline) solid var(--on-line);
`;

const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-3);
  padding: var(--space-3) var(--space-4);
  font-size: var(--type-small);

  strong {
    color: var(--on-heading);
    font-weight: 550;
  }
  span {
    color: var(--on-quiet);
    font-variant-numeric: tabular-nums;
  }
`;

const Samples = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  border-top: var(--hairline) solid var(--on-line);
`;
