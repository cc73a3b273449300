import { type ButtonHTMLAttributes, forwardRef } from "react";
import styled from "styled-components";
import { buttonLook, type Emphasis } from "./Button.styles";

/** Props of {@link Button}: those of a native button, and how much it asks for attention. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  emphasis?: Emphasis;
}

/**
 * A button that does something here; what leads elsewhere is a link (`content-parts/ActionLinks`).
 * Passes its ref on: a dialog gives the focus back to the button that opened it.
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { emphasis = "primary", type = "button", ...attributes },
  ref,
) {
  return <NativeButton ref={ref} $emphasis={emphasis} type={type} {...attributes} />;
});

const NativeButton = styled.button<{ $emphasis: Emphasis }>`
  ${buttonLook}
`;
