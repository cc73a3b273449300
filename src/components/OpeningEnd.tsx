import styled from "styled-components";

/** Id of {@link OpeningEnd}, to which `rel="expect"` refers. */
export const OPENING_END_ID = "opening-end";

/**
 * Marks the end of a page's opening, the part under the header that contains the main heading. Browsers that support `rel="expect"` paint
 * nothing until it has arrived: an opening painted too early would shift as it grows.
 */
export const OpeningEnd = styled.span.attrs({ id: OPENING_END_ID })`
  display: none;
`;
