import type { ReactNode } from "react";
import styled from "styled-components";
import { Arrows } from "../../../src/components/Carousel/Arrows";
import { Carousel } from "../../../src/components/Carousel/Carousel";
import { EmptyStrip } from "../../../src/components/Carousel/Carousel.styles";
import { useLabels } from "../../../src/content-parts/site-context";
import { OnBothGrounds } from "../specimen/Grounds";
import { RowTitle } from "../specimen/Specimen";
import { PointerStates, State, States } from "../specimen/State";

const slides = ["One", "Two", "Three", "Four", "Five", "Six"].map((name) => ({
  key: name,
  render: (): ReactNode => <Slide>{name}</Slide>,
}));

const ignore = (): void => undefined;

/** The strip itself, its arrows, and what stands in its place while it loads and when there is nothing in it. */
export const Carousels = () => {
  const labels = useLabels();
  return (
    <OnBothGrounds width="full">
      <Room>
        <Carousel name="Numbers" items={slides} labels={labels} />
      </Room>
      <div>
        <RowTitle>Arrows</RowTitle>
        <States>
          <PointerStates>
            <Both>
              <Arrows canGoBack canGoOn onBack={ignore} onOn={ignore} labels={labels} />
            </Both>
          </PointerStates>
          <State label="At the first slide">
            <Both>
              <Arrows canGoBack={false} canGoOn onBack={ignore} onOn={ignore} labels={labels} />
            </Both>
          </State>
          <State label="At the last slide">
            <Both>
              <Arrows canGoBack canGoOn={false} onBack={ignore} onOn={ignore} labels={labels} />
            </Both>
          </State>
        </States>
      </div>
      <States $width="17rem">
        <State label="Loading">
          <EmptyStrip aria-busy />
        </State>
        <State label="Empty, and when the list cannot be had">
          <EmptyStrip />
        </State>
      </States>
    </OnBothGrounds>
  );
};

/** The carousel's controls stand above its top right corner. */
const Room = styled.div`
  padding-top: calc(var(--target) + var(--space-4));
`;

const Both = styled.div`
  display: flex;
  gap: var(--space-2);
`;

const Slide = styled.p`
  display: grid;
  place-items: center;
  height: 100%;
  color: var(--on-heading);
  font-family: var(--font-serif);
  font-size: var(--type-h3);
`;
