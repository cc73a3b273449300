import { type ComponentType, lazy, Suspense, useId, useRef } from "react";
import styled from "styled-components";
import { Band } from "../../components/Band/Band";
import { EmptyStrip } from "../../components/Carousel/Carousel.styles";
import { useOnScreen } from "../../components/use-on-screen";
import { withoutScripts } from "../../theme/breakpoints";
import type { SectionProps } from "../section-props";
import type { PressStripProps } from "./PressStrip";

// The carousel loads with the strip; without it the page still works.
const PressStrip = lazy<ComponentType<PressStripProps>>(async () => {
  try {
    return { default: (await import("./PressStrip")).PressStrip };
  } catch {
    return { default: () => <EmptyStrip /> };
  }
});

/** How near the strip must come to the window before its entries are fetched. */
const NEARNESS = "400px";

/** The press strip (R10). It keeps its height whatever happens to the list, and needs scripts. */
export const FeaturedIn = ({ section: { anchor, heading }, ground }: SectionProps<Queries.FeaturedInFragment>) => {
  const headingId = useId();
  const place = useRef<HTMLDivElement>(null);
  const hasAppeared = useOnScreen(place, { margin: NEARNESS, once: true });
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

/** Only a script can fetch the list: without one there would be a heading with nothing below. */
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

/** Leaves room at the right for the carousel's controls. */
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
