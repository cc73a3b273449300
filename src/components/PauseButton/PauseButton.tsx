import { Pause, Play } from "lucide";
import type { ComponentProps } from "react";
import styled from "styled-components";
import { whenHovering } from "../../theme/breakpoints";
import { overlaidChoice } from "../../theme/mixins";
import { iconButtonLook } from "../Button/Button.styles";
import { Glyph } from "../Icon/Glyph";

interface PauseButtonProps extends Pick<ComponentProps<"input">, "onChange"> {
  /** Its name: what happens when it is checked. */
  label: string;
  /** Id of a text that names the content that it stops. */
  describedBy?: string;
  className?: string;
}

/**
 * Stops moving content and starts it again: a checkbox, which needs no script, that looks like a button (ADR 37). Hidden under reduced
 * motion, where nothing moves.
 */
export const PauseButton = ({ label, describedBy, className, ...handlers }: PauseButtonProps) => (
  <Control className={className}>
    <Choice type="checkbox" aria-label={label} aria-describedby={describedBy} {...handlers} />
    <Glyph of={Pause} size={16} />
    <Glyph of={Play} size={16} />
  </Control>
);

const Choice = styled.input`
  ${overlaidChoice}
`;

const Control = styled.span`
  ${iconButtonLook}
  position: relative;
  color: var(--on-quiet);

  ${whenHovering} {
    &:hover {
      color: var(--on-heading);
    }
  }

  > svg {
    grid-area: 1 / 1;
  }
  > input:checked + svg,
  > input:not(:checked) ~ svg:last-child {
    visibility: hidden;
  }

  @media (prefers-reduced-motion: reduce), print {
    display: none;
  }
`;
