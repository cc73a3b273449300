import { type ReactNode, useId } from "react";
import { Button } from "./Button";
import { opens, Dialog } from "./Dialog";
import { Scroller } from "./Dialog.styles";

interface PopupProps {
  buttonText: ReactNode;
  title: string;
  /** Width of its content. */
  size?: "text" | "film";
  /** Called when it has closed. */
  onClose?: () => void;
  children: ReactNode;
}

/** A button that opens a dialog with a title and content. */
export const Popup = ({ buttonText, title, size = "text", onClose, children }: PopupProps) => {
  const id = useId();
  return (
    <>
      <Button emphasis="secondary" {...opens(id)}>
        {buttonText}
      </Button>
      <Dialog id={id} title={title} shape={size} onClose={onClose}>
        {/* Focusable, so that the keyboard can scroll content taller than the screen. */}
        <Scroller data-fades role="group" aria-label={title} tabIndex={0}>
          {children}
        </Scroller>
      </Dialog>
    </>
  );
};
