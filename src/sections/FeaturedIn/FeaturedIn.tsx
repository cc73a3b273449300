import { graphql } from "gatsby";
import { useId, useRef } from "react";
import styled from "styled-components";
import { Band } from "../../components/Band";
import { useOnScreen } from "../../components/use-on-screen";
import { from, ifScriptsFail } from "../../theme/breakpoints";
import { logoRow, smallCapitals } from "../../theme/mixins";
import type { SectionProps } from "../section-props";
import { PressStrip } from "./PressStrip";
import { EmptyStrip } from "./PressStrip.styles";

/** The strip's entries are fetched once it is this close to the window. */
const PRELOAD_MARGIN = "400px";

/** The press strip. Its height never depends on the list, and it needs scripts. */
export const FeaturedIn = ({ section: { anchor, heading }, ...place }: SectionProps<Queries.FeaturedInFragment>) => {
  const headingId = useId();
  const strip = useRef<HTMLDivElement>(null);
  const hasAppeared = useOnScreen(strip, { margin: PRELOAD_MARGIN, once: true });
  return (
    <Strip {...place} anchor={anchor} labelledBy={headingId}>
      <Row>
        <Title id={headingId}>{heading}</Title>
        <div ref={strip}>{hasAppeared ? <PressStrip name={heading} /> : <EmptyStrip />}</div>
      </Row>
    </Strip>
  );
};

/**
 * Another row below the partners. Without scripts, which alone can fetch the list, there is no heading with nothing below it: only the
 * space that ends the section above.
 */
const Strip = styled(Band)`
  ${ifScriptsFail("visibility: hidden;")}
`;

const Row = styled.div`
  ${logoRow}
  padding-top: var(--space-3);

  ${from.desktop} {
    padding-top: 0;
  }
`;

const Title = styled.h2`
  ${smallCapitals}
  display: flex;
  align-items: center;
  font-family: var(--font-sans);
  line-height: 1.2;
  color: var(--on-quiet);
  min-height: var(--target);
  padding-inline-end: 7rem;
`;

export const featuredInFragment = graphql`
  fragment FeaturedIn on FeaturedInSection {
    anchor
    heading
  }
`;
