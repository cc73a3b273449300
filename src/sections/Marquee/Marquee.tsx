import { graphql } from "gatsby";
import { useId, useState } from "react";
import { PauseButton } from "../../components/PauseButton";
import { useLabels } from "../../components/site-context";
import type { SectionProps } from "../section-props";
import { Label, Loop, Run, Sentence, Strip, Title, Top } from "./Marquee.styles";

/**
 * Labels that run past endlessly: the list twice in a row, the second one hidden from assistive technology. Where nothing may move it is a
 * plain list that wraps.
 */
export const Marquee = ({ section: { anchor, heading, labels }, ...place }: SectionProps<Queries.MarqueeFragment>) => {
  const headingId = useId();
  const [isPaused, setIsPaused] = useState(false);
  const items = labels.map((label) => <Label key={label}>{label}</Label>);
  return (
    <Strip {...place} anchor={anchor} labelledBy={headingId}>
      <Sentence>
        <Top>
          <Title id={headingId}>{heading}</Title>
          <PauseButton label={useLabels().pause} isPaused={isPaused} onChange={setIsPaused} describedBy={headingId} />
        </Top>
        <Loop data-paused={isPaused}>
          <Run $labels={labels.length}>{items}</Run>
          <Run $labels={labels.length} aria-hidden>
            {items}
          </Run>
        </Loop>
      </Sentence>
    </Strip>
  );
};

export const marqueeFragment = graphql`
  fragment Marquee on MarqueeSection {
    anchor
    heading
    labels
  }
`;
