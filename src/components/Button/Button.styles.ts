import { css } from "styled-components";

/** How much a button asks for attention: the one thing to do, the alternative, a text link. */
export type Emphasis = "primary" | "secondary" | "quiet";

const filled = css`
  border-color: var(--colour-brass);
  background: var(--colour-brass);
  color: var(--colour-ink);

  &:hover:not(:disabled) {
    border-color: var(--colour-brass-bright);
    background: var(--colour-brass-bright);
  }
`;

const outlined = css`
  border-color: var(--on-control-line);
  background: transparent;
  color: var(--on-heading);

  &:hover:not(:disabled) {
    border-color: var(--on-accent);
    background: color-mix(in srgb, var(--on-accent) 10%, transparent);
  }
`;

const plain = css`
  min-height: 1.75rem;
  padding-inline: 0;
  border-color: transparent;
  color: var(--on-link);
  background: linear-gradient(currentcolor, currentcolor) 0 calc(100% - 0.1rem) / 100% 1px no-repeat;

  &:hover:not(:disabled) {
    background-size: 100% 2px;
  }
`;

const looks: Readonly<Record<Emphasis, ReturnType<typeof css>>> = { primary: filled, secondary: outlined, quiet: plain };

/** The look of a button, for `button` and `a` alike. */
export const buttonLook = css<{ $emphasis: Emphasis }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: var(--target);
  padding: var(--space-2) var(--space-5);
  border: var(--hairline) solid;
  border-radius: var(--radius-control);
  font-size: 1rem;
  font-weight: 550;
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  transition:
    background-color var(--time-control) var(--easing),
    background-size var(--time-control) var(--easing),
    border-color var(--time-control) var(--easing);
  ${({ $emphasis }) => looks[$emphasis]}

  &:active:not(:disabled) {
    transform: translateY(1px);
  }

  &:disabled {
    opacity: 0.55;
  }
`;
