import { Pause, Play } from "lucide";
import styled from "styled-components";
import { whenHovering } from "../theme/breakpoints";
import { iconButtonLook } from "./Button.styles";
import { Glyph } from "./Glyph";

interface PauseButtonProps {
  /** Its name: what happens when it is pressed. */
  label: string;
  isPaused: boolean;
  onChange: (isPaused: boolean) => void;
  /** Id of a text that names the content that it stops. */
  describedBy?: string;
}

/** Stops moving content and starts it again. Hidden under reduced motion, in print and without scripts, where nothing moves. */
export const PauseButton = ({ label, isPaused, onChange, describedBy }: PauseButtonProps) => (
  <Control
    type="button"
    aria-label={label}
    aria-pressed={isPaused}
    aria-describedby={describedBy}
    data-needs-scripts
    onClick={() => onChange(!isPaused)}
  >
    <Glyph of={isPaused ? Play : Pause} size={16} />
  </Control>
);

const Control = styled.button`
  ${iconButtonLook}
  color: var(--on-quiet);

  > svg {
    fill: currentcolor;
  }

  ${whenHovering} {
    &:hover {
      color: var(--on-heading);
    }
  }
  @media (prefers-reduced-motion: reduce), print {
    display: none;
  }
`;
