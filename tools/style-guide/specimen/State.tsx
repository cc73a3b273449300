import { type ReactNode, useEffect, useRef } from "react";
import styled from "styled-components";
import { type PointerState, SHOWN_STATE } from "./shown-states";

/** What a pointer or the keyboard can reach. */
const CONTROLS = "button, a, input, select, textarea, summary";

/** Props of {@link State}. */
export interface StateProps {
  label: string;
  /** A state that is shown although the control is not in it. */
  shown?: PointerState;
  /** Selector of the element that is in the state; the first control if it is not given. */
  of?: string;
  children: ReactNode;
}

/** A control in one of its states, with the state's name above it. */
export const State = ({ label, shown, of = CONTROLS, children }: StateProps) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown) place.current?.querySelector(of)?.setAttribute(SHOWN_STATE, shown);
  });
  return (
    <Cell>
      <Name>{label}</Name>
      <div ref={place}>{children}</div>
    </Cell>
  );
};

const pointerStates = [
  { label: "Rest", shown: undefined },
  { label: "Hover", shown: "hover" },
  { label: "Focus", shown: "focus" },
  { label: "Active", shown: "active" },
] as const;

/** A control at rest, under the pointer, focused and pressed. */
export const PointerStates = ({ of, children }: Pick<StateProps, "of" | "children">) =>
  pointerStates.map(({ label, shown }) => (
    <State key={label} label={label} shown={shown} of={of}>
      {children}
    </State>
  ));

/** States side by side, as many as there is room for. */
export const States = styled.div<{ $width?: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $width = "9rem" }) => $width}), 1fr));
  gap: var(--space-5) var(--space-4);
  align-items: start;
`;

const Cell = styled.div`
  display: grid;
  gap: var(--space-2);
  min-width: 0;
`;

const Name = styled.p`
  color: var(--on-quiet);
  font-size: var(--type-label);
  line-height: 1.3;
`;
