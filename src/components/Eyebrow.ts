import styled from "styled-components";
import { smallCapitals } from "../theme/mixins";

/** The small line above a heading. */
export const Eyebrow = styled.p`
  ${smallCapitals}
  color: var(--on-link);
`;
