import { useId } from "react";
import styled from "styled-components";
import { below, sheet, whenHovering, whenShort, withForcedColours } from "../../theme/breakpoints";
import { notPrinted } from "../../theme/mixins";
import { RETRACTION } from "./Ink.styles";
import { Kicker } from "./RedactedListing.styles";

interface StageChoiceProps extends Pick<Queries.RedactedListingFragment["listing"], "legend" | "stages"> {
  chosen: number;
  choose: (stage: number) => void;
}

/** The stages on a line from first to last, as radio buttons. */
export const StageChoice = ({ legend, stages, chosen, choose }: StageChoiceProps) => {
  const legendId = useId();
  return (
    <Line role="radiogroup" aria-labelledby={legendId} data-needs-scripts>
      <Kicker id={legendId}>{legend}</Kicker>
      {stages.map(({ label }, index) => {
        const pick = () => choose(index + 1);
        return (
          <Stage key={label} data-passed={index + 1 < chosen || undefined}>
            <input
              type="radio"
              name={legendId}
              defaultChecked={index === 0}
              // When the visitor returns, the browser shows an earlier choice than the stage that stands.
              ref={(input) => {
                if (input) input.checked = chosen === index + 1;
              }}
              onClick={pick}
              // What is chosen already does not change, but to choose it ends the playing too.
              onKeyDown={({ key }) => key === " " && pick()}
            />
            {label}
          </Stage>
        );
      })}
    </Line>
  );
};

const Line = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));

  > p {
    grid-column: 1 / -1;
    padding-bottom: var(--space-3);
  }
  /* At twice the text size, the stages are stacked. */
  ${sheet.tiny} {
    grid-template-columns: minmax(0, 1fr);
  }
  /* On small screens, the choice stays in view beside what it changes. */
  ${below.tablet} {
    position: sticky;
    z-index: 2;
    top: var(--header-height);
    padding-block: var(--space-2);
    border-bottom: var(--hairline) solid var(--on-line);
    background: var(--on-ground);

    ${whenShort} {
      position: static;
    }
  }
  ${notPrinted}
`;

/** A stage: its mark on the line, which is brass as far as the listing is disclosed, and its name. */
const Stage = styled.label`
  --line: 2px solid var(--on-control-line);
  position: relative;
  min-height: var(--target);
  padding-top: 1.5rem;
  line-height: 1.25;
  /* Words are never broken, however narrow the screen. */
  overflow-wrap: normal;
  cursor: pointer;

  &:not(:last-child)::before {
    content: "";
    position: absolute;
    inset: 0.5rem 0 auto;
    border-top: var(--line);
    transition: border-color ${RETRACTION} var(--easing);
  }
  input {
    position: absolute;
    inset: 0.125rem auto auto 0;
    width: 0.875rem;
    height: 0.875rem;
    margin: 0;
    border: var(--line);
    border-radius: 50%;
    background: var(--on-ground);
    appearance: none;
    cursor: inherit;
    transition: ${RETRACTION} var(--easing);
    transition-property: border-color, background-color;
  }
  &[data-passed],
  :checked {
    --line: 2px solid var(--on-accent);
  }
  &[data-passed] input,
  :checked {
    background: var(--on-accent);

    ${withForcedColours} {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
  &:has(:checked) {
    color: var(--on-heading);
    font-weight: 550;
  }
  ${whenHovering} {
    &:hover {
      color: var(--on-heading);
    }
  }
`;
