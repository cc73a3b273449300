import { useId, useRef } from "react";
import styled from "styled-components";
import { Band } from "../../components/Band/Band";
import { useOnScreen } from "../../components/use-on-screen";
import { withoutScripts } from "../../theme/breakpoints";
import type { SectionProps } from "../section-props";
import { PressStrip } from "./PressStrip";
import { EmptyStrip } from "./PressStrip.styles";

/** The strip's entries are fetched once it is this close to the window. */
const PRELOAD_MARGIN = "400px";

/** The press strip. Its height never depends on the list, and it needs scripts. */
export const FeaturedIn = ({ section: { anchor, heading }, ground }: SectionProps<Queries.FeaturedInFragment>) => {
  const headingId = useId();
  const place = useRef<HTMLDivElement>(null);
  const hasAppeared = useOnScreen(place, { margin: PRELOAD_MARGIN, once: true });
  return (
    <Strip ground={ground} anchor={anchor} labelledBy={headingId} height="short">
      <Top>
        <Title id={headingId}>{heading}</Title>
      </Top>
      <div ref={place}>{hasAppeared ? <PressStrip name={heading} /> : <EmptyStrip />}</div>
    </Strip>
  );
};

/** Hidden without scripts: only a script can fetch the list, so there would be a heading with nothing below it. */
const Strip = styled(Band)`
  ${withoutScripts} {
    display: none;
  }
  [data-scripts="failed"] &,
  &[data-scripts="failed"] {
    display: none;
  }
`;

/** Leaves room on the right for the carousel's controls. */
const Top = styled.header`
  display: flex;
  align-items: center;
  min-height: var(--target);
  margin-bottom: var(--space-4);
  padding-inline-end: 8rem;
`;

const Title = styled.h2`
  font-size: var(--type-h3);
`;
