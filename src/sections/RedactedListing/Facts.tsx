import styled, { css } from "styled-components";
import { withForcedColours } from "../../theme/breakpoints";
import { hairlineAbove, visuallyHidden } from "../../theme/mixins";
import type { ExhibitData } from "./Exhibit";
import { columns } from "./Exhibit.styles";
import { type Staged, onceDisclosed, RETRACTION, shownFromStage, shownUntilStage } from "./stages";

interface FactsProps {
  facts: ExhibitData["listing"]["facts"];
  /** For redacted values: the stage that discloses them, and what is announced until then. */
  ink?: { from: number; withheld: string };
  /** columns: short figures side by side; lead: the first value is emphasised. */
  look?: "rows" | "columns" | "lead";
}

/** Rows of the sheet, each a name and a value. */
export const Facts = ({ facts, ink, look = "rows" }: FactsProps) => (
  <FactList data-look={look}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {ink ? (
            <>
              <Withheld $stage={ink.from}>{ink.withheld}</Withheld>
              <Ink $stage={ink.from}>
                <UnderInk $stage={ink.from}>{value}</UnderInk>
              </Ink>
            </>
          ) : (
            value
          )}
        </dd>
      </div>
    ))}
  </FactList>
);

/** Announced instead of the redacted words. */
const Withheld = styled.span<Staged>`
  ${visuallyHidden}
  ${shownUntilStage}
`;

const FactList = styled.dl`
  margin: var(--space-2) 0 0;
  font-size: 0.9375rem;
  line-height: 1.45;

  > div {
    ${hairlineAbove}
    display: grid;
    gap: 2px var(--space-4);
    padding-block: var(--space-2);
  }
  /* On phones, one bar of a kind says what the next would. */
  @media screen {
    ${columns.one} {
      > div:has(${Withheld}) {
        padding-bottom: 0;
      }
      > div:has(${Withheld}) ~ div {
        display: none;
      }
    }
  }
  dt {
    color: var(--on-quiet);
    font-size: var(--type-small);
  }
  dd {
    margin: 0;
    color: var(--on-heading);
  }

  &[data-look="columns"] {
    ${hairlineAbove}
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-3);

    > div {
      border: 0;
    }
    /* Columns have room for a row each, with the names on the left. */
    ${columns.twoOrThree} {
      display: block;

      > div {
        grid-template-columns: auto auto;
        justify-content: space-between;
        align-items: baseline;
        padding-block: var(--space-3);
      }
      > div + div {
        ${hairlineAbove}
      }
    }
  }

  /* The main value; in one column, its bar is as high as the others. */
  ${columns.twoOrThree} {
    &[data-look="lead"] > div:first-child dd {
      font-family: var(--font-serif);
      margin-top: var(--space-1);
      font-size: var(--type-h3);
      line-height: 1.3;
    }
  }
`;

const retracted = css`
  background-size: 0 100%;
`;

/** A bar over words, which retracts towards their end; words that wrap have one bar per line. */
const Ink = styled.span<Staged>`
  padding-block: 0.1em;
  background: linear-gradient(var(--colour-ink), var(--colour-ink)) 100% 50% / 100% 100% no-repeat;
  box-decoration-break: clone;
  transition: background-size ${RETRACTION} var(--easing);
  ${({ $stage }) => onceDisclosed($stage, retracted)}

  ${FactList} > div:nth-child(2) & {
    transition-delay: 80ms;
  }
  ${FactList} > div:nth-child(n + 3) & {
    transition-delay: 160ms;
  }
  ${withForcedColours} {
    background-image: linear-gradient(CanvasText, CanvasText);
    forced-color-adjust: none;
  }
`;

/** The redacted words: not only covered by the bar, but hidden, so that they are not read aloud either. */
const UnderInk = styled.span<Staged>`
  ${shownFromStage}
  transition: visibility ${RETRACTION};

  /* Under forced colours the bar keeps its colour, which the words would inherit. */
  ${withForcedColours} {
    color: CanvasText;
  }
`;
