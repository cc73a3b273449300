import { css } from "styled-components";
import { whenHovering, withForcedColours } from "../theme/breakpoints";
import { busyLine, tints } from "../theme/mixins";

/** How prominent a button is: the main action, an alternative, or a text link. */
export type Emphasis = "primary" | "secondary" | "quiet";

/** A button that can be used: neither disabled nor marked as disabled (which lets it keep the focus). */
const usable = ':not(:disabled, [aria-disabled="true"])';

const filled = css`
  border-color: var(--colour-brass);
  background: var(--colour-brass);
  color: var(--colour-ink);
  --busy-line: currentcolor;

  ${whenHovering} {
    &:hover${usable} {
      border-color: var(--colour-brass-bright);
      background: var(--colour-brass-bright);
    }
  }
  &:active${usable} {
    border-color: var(--colour-brass-deep);
    background: var(--colour-brass-deep);
  }
`;

const outlined = css`
  border-color: var(--on-control-line);
  background: transparent;
  color: var(--on-heading);

  ${whenHovering} {
    &:hover${usable} {
      border-color: var(--on-link);
      background: ${tints.hovered};
    }
  }
  &:active${usable} {
    border-color: var(--on-link);
    background: ${tints.pressed};
  }
`;

const plain = css`
  max-width: max-content;
  min-height: 1.75rem;
  padding-inline: 0;
  border-color: transparent;
  color: var(--on-link);
  background: linear-gradient(currentcolor, currentcolor) 0 calc(100% - 0.1rem) / 100% 1px no-repeat;

  ${whenHovering} {
    &:hover${usable} {
      background-size: 100% 2px;
    }
  }
  &:active${usable} {
    color: var(--on-heading);
  }
  ${withForcedColours} {
    padding-inline: var(--space-2);
    background: ButtonFace;
  }
`;

const looks: Readonly<Record<Emphasis, ReturnType<typeof css>>> = { primary: filled, secondary: outlined, quiet: plain };

/** Colours change at the same pace in every kind of button. */
const transition = css`
  transition: var(--time-control) var(--easing);
  transition-property: background-color, background-size, border-color, color;
`;

/** The look of a button, for `button` and `a` alike. `aria-busy` marks an action still under way. */
export const buttonLook = css<{ $emphasis: Emphasis }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: var(--target);
  padding: var(--space-2) var(--space-5);
  border: var(--hairline) solid;
  border-radius: var(--radius-control);
  font-size: var(--type-base);
  font-weight: 550;
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  ${transition}
  ${({ $emphasis }) => looks[$emphasis]}

  &:active${usable} {
    transform: translateY(1px);
  }

  &:disabled,
  &[aria-disabled="true"]:not([aria-busy="true"]) {
    opacity: 0.55;
    cursor: not-allowed;

    ${withForcedColours} {
      border-color: GrayText;
      color: GrayText;
      opacity: 1;
    }
  }
  &[aria-busy="true"] {
    ${busyLine}
    cursor: progress;
  }
`;

/** A control without a background of its own is tinted while it is hovered or pressed. */
export const tinted = css`
  ${whenHovering} {
    &:hover {
      background: ${tints.hovered};
    }
  }
  &:active {
    background: ${tints.pressed};
  }
`;

/** The look of an icon button: a thumb-sized target, with a border under forced colours. */
export const iconButtonLook = css`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--target);
  height: var(--target);
  padding: 0;
  border: var(--hairline) solid transparent;
  border-radius: var(--radius-control);
  background: transparent;
  color: var(--on-heading);
  ${transition}

  ${tinted}
`;
