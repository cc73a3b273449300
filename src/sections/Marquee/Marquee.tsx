import { useId } from "react";
import { PauseButton } from "../../components/PauseButton/PauseButton";
import { useLabels } from "../../content-parts/site-context";
import type { SectionProps } from "../section-props";
import { Label, Loop, Run, Sentence, Strip, Title, Top } from "./Marquee.styles";

/**
 * Labels that run past endlessly (R4.6) until a checkbox stops them: the list twice in a row, the second one hidden from assistive
 * technology. Under reduced motion it is a plain list that wraps. The style sheet does all the work.
 */
export const Marquee = ({ section: { anchor, heading, labels }, ground }: SectionProps<Queries.MarqueeFragment>) => {
  const headingId = useId();
  const { pause } = useLabels();
  const items = labels.map((label) => <Label key={label}>{label}</Label>);
  return (
    <Strip ground={ground} anchor={anchor} labelledBy={headingId} height="short">
      <Sentence>
        <Top>
          <Title id={headingId}>{heading}</Title>
          <PauseButton label={pause} describedBy={headingId} />
        </Top>
        <Loop>
          <Run $labels={labels.length}>{items}</Run>
          <Run $labels={labels.length} aria-hidden>
            {items}
          </Run>
        </Loop>
      </Sentence>
    </Strip>
  );
};
