import styled from "styled-components";
import { iconButtonLook } from "../../components/Button/Button.styles";
import { from, whenHovering } from "../../theme/breakpoints";
import { busyLine, plainList, visuallyHidden } from "../../theme/mixins";
import { SHOWN_IN_WIDE_WINDOWS, STEPS, WIDEST_WITH_CUT } from "./slides-shown";

/** The number of cells in an empty strip: as many as there will be slides in view. */
const slidesIn = STEPS.map(({ widest, shown }) => `@media (max-width: ${widest}px) { --cells: ${shown}; }`)
  .reverse()
  .join("\n");

/** Height of a slide; {@link EmptyStrip} reserves it. */
const SLIDE_HEIGHT = "3.5rem";

/** An empty strip: shown before the slides arrive, and if there are none. Room for the arrows is on its right. */
export const EmptyStrip = styled.div`
  min-height: ${SLIDE_HEIGHT};

  ${from.desktop} {
    padding-inline-end: calc(2 * var(--target) + var(--space-2) + var(--space-4));
  }

  /* The cells are drawn before their slides arrive. */
  &[aria-busy="true"] {
    ${busyLine}
    --cells: ${SHOWN_IN_WIDE_WINDOWS};
    background: linear-gradient(90deg, transparent calc(100% - var(--hairline)), var(--on-line) 0) 0 0 /
      calc((100% + var(--hairline)) / var(--cells)) 100% content-box;

    ${slidesIn}
  }
`;

/** The slides; the rules for slick's own elements replace its style sheet. */
export const Slides = styled(EmptyStrip)`
  position: relative;

  .slick-list {
    touch-action: pan-y;
    user-select: none;
    overflow: hidden;
    /* Unlike hidden, clip does not scroll when focus enters a slide that is cut off. */
    overflow: clip;

    /* A slide that is cut off fades out, so that no letter is cut through. */
    @media (max-width: ${WIDEST_WITH_CUT}px) {
      mask-image: linear-gradient(90deg, #000 calc(100% - 4rem), transparent);
    }
  }
  .slick-track {
    display: flex;
  }
  .slick-slide + .slick-slide {
    border-inline-start: var(--hairline) solid var(--on-line);
  }
`;

export const Slide = styled.div`
  height: ${SLIDE_HEIGHT};
  vertical-align: top;
`;

export const Controls = styled.div`
  position: absolute;
  right: 0;
  bottom: calc(100% + var(--space-3));
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--target);

  ${from.desktop} {
    bottom: calc((${SLIDE_HEIGHT} - var(--target)) / 2);
  }
`;

/** Each arrow keeps its place when the other is missing. */
export const Arrow = styled.button`
  ${iconButtonLook}
  border-color: var(--on-control-line);

  &[data-side="back"]:only-child {
    margin-inline-end: calc(var(--target) + var(--space-2));
  }
  ${whenHovering} {
    &:hover {
      border-color: var(--on-link);
    }
  }
`;

export const All = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));

  > li {
    height: ${SLIDE_HEIGHT};
  }
  > li:nth-child(even) {
    border-inline-start: var(--hairline) solid var(--on-line);
  }
  > li:nth-child(n + 3) {
    border-top: var(--hairline) solid var(--on-line);
  }
`;

export const Announcement = styled.p`
  ${visuallyHidden}
`;
