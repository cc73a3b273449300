import styled from "styled-components";
import { FIRST_PAINT_ID } from "./frame-ids";

/**
 * Marks the end of a page's opening, the part under the header that contains the main heading. Browsers that support `rel="expect"` paint
 * nothing until it has arrived: an opening painted too early would shift as it grows.
 */
export const FirstPaintMarker = styled.span.attrs({ id: FIRST_PAINT_ID })`
  display: none;
`;
