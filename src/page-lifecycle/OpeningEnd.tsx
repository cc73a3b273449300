import styled from "styled-components";

/** Address of {@link OpeningEnd}. */
export const OPENING_END_ID = "opening-end";

/**
 * Marks the end of a page's opening, the part under the header with the main heading. Browsers that know `rel="expect"` paint nothing
 * before it has arrived: an opening painted while still growing would shift its content (ADR 28).
 */
export const OpeningEnd = styled.span.attrs({ id: OPENING_END_ID })`
  display: none;
`;
