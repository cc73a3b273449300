import * as RadixDialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../Button/Button";
import { CloseButton, Content, Header, Overlay, Scroller } from "./Dialog.styles";

/** Props of {@link Dialog}. */
export interface DialogProps {
  /** The words on the button that opens it. */
  buttonText: string;
  /** Its title, also its name for assistive technology. */
  title: string;
  /** The name of its close button. */
  closeLabel: string;
  /** text: a readable measure; film: as wide as a film needs. */
  size?: "text" | "film";
  children: ReactNode;
}

/** A button and the modal dialog that it opens: focus stays inside and returns, Escape and the overlay close it. */
export const Dialog = ({ buttonText, title, closeLabel, size = "text", children }: DialogProps) => (
  <RadixDialog.Root>
    <RadixDialog.Trigger asChild>
      <Button emphasis="secondary">{buttonText}</Button>
    </RadixDialog.Trigger>
    <RadixDialog.Portal>
      <RadixDialog.Overlay asChild>
        <Overlay />
      </RadixDialog.Overlay>
      <RadixDialog.Content asChild aria-modal aria-describedby={undefined}>
        <Content data-size={size}>
          <Header>
            <RadixDialog.Title>{title}</RadixDialog.Title>
            <RadixDialog.Close asChild>
              <CloseButton aria-label={closeLabel}>
                <X size={20} strokeWidth={1.5} aria-hidden />
              </CloseButton>
            </RadixDialog.Close>
          </Header>
          {/* Reachable, so that the keyboard can scroll what is longer than the screen. */}
          <Scroller role="group" aria-label={title} tabIndex={0}>
            {children}
          </Scroller>
        </Content>
      </RadixDialog.Content>
    </RadixDialog.Portal>
  </RadixDialog.Root>
);
