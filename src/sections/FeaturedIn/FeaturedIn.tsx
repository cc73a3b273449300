import { type ComponentType, lazy, Suspense, useId, useRef } from "react";
import styled from "styled-components";
import { Band } from "../../components/Band/Band";
import { EmptyStrip } from "../../components/Carousel/Carousel.styles";
import { useOnScreen } from "../../components/use-on-screen";
import { withoutScripts } from "../../theme/breakpoints";
import type { SectionProps } from "../section-props";
import type { PressStripProps } from "./PressStrip";

// The carousel loads together with the strip. If it cannot be loaded, the rest of the page works.
const PressStrip = lazy<ComponentType<PressStripProps>>(async () => {
  try {
    return { default: (await import("./PressStrip")).PressStrip };
  } catch {
    return { default: () => <EmptyStrip /> };
  }
});

/** The strip's entries are fetched once it is this close to the window. */
const PRELOAD_MARGIN = "400px";

/** The press strip (R10). Its height never depends on the list, and it needs scripts. */
export const FeaturedIn = ({ section: { anchor, heading }, ground }: SectionProps<Queries.FeaturedInFragment>) => {
  const headingId = useId();
  const place = useRef<HTMLDivElement>(null);
  const hasAppeared = useOnScreen(place, { margin: PRELOAD_MARGIN, once: true });
  return (
    <Strip ground={ground} anchor={anchor} labelledBy={headingId} height="short">
      <Top>
        <Title id={headingId}>{heading}</Title>
      </Top>
      <div ref={place}>
        <Suspense fallback={<EmptyStrip aria-busy />}>{hasAppeared ? <PressStrip name={heading} /> : <EmptyStrip />}</Suspense>
      </div>
    </Strip>
  );
};

/** Hidden without scripts: only a script can fetch the list, so there would be a heading with nothing below it. */
const Strip = styled(Band)`
  --station: calc(var(--band-space) + var(--target) / 2);

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
