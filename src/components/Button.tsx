import type { ButtonHTMLAttributes } from "react";
import styled from "styled-components";
import { buttonLook, type Emphasis } from "./Button.styles";

/** Props of {@link Button}: those of a native button, and its emphasis. */
interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  emphasis?: Emphasis;
}

/** A button that acts on the current page; for links to other pages, see `components/ActionLinks`. */
export const Button = ({ emphasis = "primary", type = "button", ...attributes }: ButtonProps) => (
  <NativeButton $emphasis={emphasis} type={type} {...attributes} />
);

const NativeButton = styled.button<{ $emphasis: Emphasis }>`
  ${buttonLook}
`;
