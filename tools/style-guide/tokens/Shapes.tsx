import styled from "styled-components";
import { shapes } from "../../../src/theme/tokens";
import { State, States } from "../specimen/State";

/** Corners, lines, the one shadow, the size of a target, and the measures of text. */
export const Shapes = () => (
  <States $width="13rem">
    <State label={`radius-control ${shapes["radius-control"]}`}>
      <Piece style={{ borderRadius: "var(--radius-control)" }} />
    </State>
    <State label={`radius-card ${shapes["radius-card"]}`}>
      <Piece style={{ borderRadius: "var(--radius-card)" }} />
    </State>
    <State label={`hairline ${shapes.hairline}`}>
      <Piece style={{ borderWidth: "var(--hairline) 0 0", background: "none" }} />
    </State>
    <State label="shadow-floating: menus, dialogs, toasts">
      <Piece style={{ borderRadius: "var(--radius-card)", boxShadow: "var(--shadow-floating)" }} />
    </State>
    <State label={`target ${shapes.target}: the least a thumb needs`}>
      <Piece style={{ width: "var(--target)", height: "var(--target)" }} />
    </State>
    <State label={`measure ${shapes.measure}, measure-heading ${shapes["measure-heading"]}`}>
      <Measure>
        <span style={{ maxWidth: "var(--measure)" }} />
        <span style={{ maxWidth: "var(--measure-heading)" }} />
      </Measure>
    </State>
  </States>
);

const Piece = styled.div`
  height: 5rem;
  border: var(--hairline) solid var(--on-control-line);
  background: var(--on-card);
`;

const Measure = styled.div`
  display: grid;
  gap: var(--space-3);
  overflow: hidden;

  span {
    height: var(--space-3);
    background: var(--on-accent);
  }
`;
