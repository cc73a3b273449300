import styled from "styled-components";
import { iconButtonLook } from "../../components/Button.styles";
import { from, whenHovering, upToPixels } from "../../theme/breakpoints";
import { busyLine, plainList } from "../../theme/mixins";
import { WIDEST_WITH_CUT } from "./slides-shown";

/** Height of a slide; {@link EmptyStrip} reserves it. */
const SLIDE_HEIGHT = "3.5rem";

/** An empty strip: shown before the slides arrive, and if there are none. A slide is as wide as a partner's mark and the gap after it. */
export const EmptyStrip = styled.div`
  min-height: ${SLIDE_HEIGHT};
  margin-inline-end: calc(-1 * var(--space-5));

  &[aria-busy="true"] {
    ${busyLine}
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
    ${upToPixels(WIDEST_WITH_CUT)} {
      mask-image: linear-gradient(90deg, #000 calc(100% - 4rem), transparent);
    }
  }
  .slick-track {
    display: flex;
  }
`;

export const Slide = styled.div`
  height: ${SLIDE_HEIGHT};
  vertical-align: top;
`;

export const Controls = styled.div`
  position: absolute;
  right: var(--space-5);
  bottom: calc(100% + var(--space-3));
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--target);

  /* At the end of the heading's column, or narrow after the last logo, in its column. */
  ${from.desktop} {
    right: calc(100% + var(--space-5));
    bottom: calc((${SLIDE_HEIGHT} - var(--target)) / 2);
  }
  ${from.wide} {
    --arrow: 1.875rem;
    --arrow-line: 0;
    z-index: 1;
    right: var(--space-5);
    gap: 0;
  }
`;

/** Each arrow keeps its place when the other is missing. */
export const Arrow = styled.button`
  ${iconButtonLook}
  width: var(--arrow, var(--target));
  border: var(--arrow-line, 1px) solid var(--on-control-line);

  &[data-side="back"]:only-child {
    margin-inline-end: var(--arrow, calc(var(--target) + var(--space-2)));
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
`;
