import { useState } from "react";
import styled from "styled-components";
import { Button } from "../../../src/components/Button/Button";
import { shapes } from "../../../src/theme/tokens";

const times = [
  { name: "time-control", use: "Controls: hover, press, a menu that opens." },
  { name: "time-fade", use: "Pictures and videos that take another’s place." },
] as const;

/** The two durations with the one easing. Under reduced motion the markers jump. */
export const Motion = () => {
  const [isAway, setIsAway] = useState(false);
  return (
    <>
      {times.map(({ name, use }) => (
        <div key={name}>
          <Facts>
            <strong>{`${name} ${shapes[name]}`}</strong> {use}
          </Facts>
          <Track data-away={isAway} style={{ transitionDuration: `var(--${name})` }} />
        </div>
      ))}
      <Facts>{`easing ${shapes.easing}`}</Facts>
      <div>
        <Button
          emphasis="secondary"
          onClick={() => {
            setIsAway(!isAway);
          }}
        >
          Move
        </Button>
      </div>
    </>
  );
};

const Facts = styled.p`
  font-size: var(--type-small);

  strong {
    color: var(--on-heading);
    font-weight: 550;
  }
`;

const Track = styled.div`
  padding-left: 0;
  border-bottom: var(--hairline) solid var(--on-line);
  transition: padding-left var(--time-control) var(--easing);

  &[data-away="true"] {
    padding-left: calc(100% - 1.5rem);
  }
  &::after {
    content: "";
    display: block;
    width: 1.5rem;
    height: 1.5rem;
    background: var(--on-accent);
  }
`;
