import { useId } from "react";
import type { ListingData } from "./Listing";
import { Kicker } from "./Listing.styles";
import { Line, Stage } from "./StageChoice.styles";

interface StageChoiceProps extends Pick<ListingData, "legend" | "stages"> {
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
