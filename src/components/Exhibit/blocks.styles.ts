import styled from "styled-components";
import { sheet } from "../../theme/breakpoints";

/** A block's heading, with a remark at the end of its line. */
export const Title = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 0 var(--space-4);
  margin-top: 1.25em;
  padding-bottom: 0.375em;
  color: var(--on-heading);
  font-family: var(--font-serif);
  font-size: var(--block-title, var(--type-lead));
  line-height: 1.25;
  text-align: left;
  text-wrap: balance;

  &[data-look="lede"] {
    --block-title: var(--type-sheet-heading);
    margin-top: 0.625em;
  }
  > small {
    color: var(--on-quiet);
    font-family: var(--font-sans);
    font-size: var(--block-aside, var(--type-label));
  }
`;

export const FactList = styled.dl`
  display: grid;
  margin: 0;

  /* Its words begin as high as a heading beside it. */
  &:first-child {
    margin-top: 0.875em;
  }
  /* Goes on where a list ends that phones show alone. */
  [data-secondary] > &:first-child {
    margin-top: 0;
    border-top: var(--hairline) solid var(--on-line);
  }
  &:has(small) dt {
    color: var(--on-heading);
    font-weight: 550;
  }
`;

/** A name, and its value at the end of the line. */
export const Fact = styled.div`
  display: flex;
  align-items: center;
  gap: 0 var(--space-4);
  padding-block: 0.5em;
  border-bottom: var(--hairline) solid var(--on-line);
  break-inside: avoid;

  &:last-child {
    border-bottom: 0;
  }
  &[data-total] {
    margin-top: -1px;
    border-top: 1.5px solid var(--on-heading);
    color: var(--on-heading);
    font-weight: 600;
  }
  dd {
    max-width: 65%;
    margin: 0 0 0 auto;
    color: var(--on-heading);
    text-align: right;
    /* The name makes room for a figure, which stays whole. */
    overflow-wrap: break-word;

    /* Among tabular figures, the hyphens of words are too wide. */
    &[data-short] {
      font-variant-numeric: lining-nums tabular-nums;
      white-space: nowrap;
    }
  }
  ${sheet.tiny} {
    flex-wrap: wrap;

    > dd {
      max-width: none;
    }
  }
`;

/** The colours of the parts, in the bar and in its legend. */
const partColours = ["ink-line", "brass", "ink-line-strong", "paper-line"]
  .map((colour, index) => `> :nth-child(${index + 1}) { --part: var(--colour-${colour}); }`)
  .join("\n");

/** The parts of a whole, side by side. */
export const Parts = styled.div`
  display: flex;
  gap: 2px;
  margin-block: 1em 0.5em;
  ${partColours}
`;

export const Share = styled.i`
  height: 0.75em;
  background: var(--part);
  forced-color-adjust: none;
`;

export const Legend = styled(FactList)`
  ${partColours}
  font-variant-numeric: lining-nums tabular-nums;

  dt::before {
    content: "";
    display: inline-block;
    width: 0.7em;
    height: 0.7em;
    margin-right: 0.6em;
    background: var(--part);
    forced-color-adjust: none;
  }
  &[data-look="line"] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.125em 1.75em;
    font-size: var(--type-label);

    > div {
      gap: 0.4em;
      padding: 0;
      border: 0;
    }
  }
`;

/** A plan, framed like one. */
export const Drawing = styled.div`
  margin-top: 1.25em;
  border: var(--hairline) solid var(--on-line);

  img {
    width: 100%;
    height: auto;
  }
`;

export const Text = styled.p`
  padding-block: 0.75em 0.25em;

  &:first-child {
    padding-block: 0.875em 0.5em;
  }
`;
