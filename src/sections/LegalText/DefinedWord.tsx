import styled from "styled-components";
import { whenHovering } from "../../theme/breakpoints";

/** A defined term: a link to its definition that looks like the words around it. */
export const DefinedWord = styled.a`
  color: inherit;
  text-decoration: underline dotted;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.25em;

  ${whenHovering} {
    &:hover {
      color: var(--on-link);
      text-decoration-style: solid;
    }
  }
  &:focus-visible {
    color: var(--on-link);
    text-decoration-style: solid;
  }
`;
