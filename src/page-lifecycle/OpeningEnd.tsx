import styled from "styled-components";

/** Address of {@link OpeningEnd}. */
export const OPENING_END_ID = "opening-end";

/**
 * Ends a page's opening, the part under the header that holds the main heading. Browsers that know `rel="expect"` paint nothing before this
 * has come: an opening that is painted while it still grows would move what it holds (ADR 28).
 */
export const OpeningEnd = styled.span.attrs({ id: OPENING_END_ID })`
  display: none;
`;
