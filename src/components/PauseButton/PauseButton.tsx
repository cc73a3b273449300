import { Pause, Play } from "lucide-react";
import styled from "styled-components";
import { whenHovering, withoutScripts } from "../../theme/breakpoints";
import { iconButtonLook } from "../Button/Button.styles";

/** Props of {@link PauseButton}. */
export interface PauseButtonProps {
  isPaused: boolean;
  onToggle: () => void;
  /** The button's name: what it does next. */
  labels: { readonly pause: string; readonly play: string };
  /** Id of a text that says what it stops. */
  describedBy?: string;
  className?: string;
}

/** Stops what moves by itself, and lets it move again. Absent where nothing moves: under reduced motion and without scripts. */
export const PauseButton = ({ isPaused, onToggle, labels, describedBy, className }: PauseButtonProps) => {
  const Mark = isPaused ? Play : Pause;
  return (
    <Control
      type="button"
      className={className}
      onClick={onToggle}
      aria-label={isPaused ? labels.play : labels.pause}
      aria-describedby={describedBy}
    >
      <Mark size={16} strokeWidth={1.5} aria-hidden focusable={false} />
    </Control>
  );
};

const Control = styled.button`
  ${iconButtonLook}
  color: var(--on-quiet);

  ${whenHovering} {
    &:hover {
      color: var(--on-heading);
    }
  }

  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
  ${withoutScripts} {
    display: none;
  }
`;
