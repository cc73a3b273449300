import { Button } from "../../../src/components/Button/Button";
import type { Emphasis } from "../../../src/components/Button/Button.styles";
import { OnBothGrounds } from "../specimen/Grounds";
import { RowTitle } from "../specimen/Specimen";
import { PointerStates, State, States } from "../specimen/State";

const emphases: readonly Emphasis[] = ["primary", "secondary", "quiet"];

/** Each emphasis in each state. */
export const Buttons = () => (
  <OnBothGrounds>
    {emphases.map((emphasis) => (
      <div key={emphasis}>
        <RowTitle>{emphasis}</RowTitle>
        <States>
          <PointerStates>
            <Button emphasis={emphasis}>Book a demo</Button>
          </PointerStates>
          <State label="Disabled">
            <Button emphasis={emphasis} disabled>
              Book a demo
            </Button>
          </State>
          <State label="Loading">
            <Button emphasis={emphasis} aria-busy aria-disabled>
              Sending…
            </Button>
          </State>
        </States>
      </div>
    ))}
  </OnBothGrounds>
);
