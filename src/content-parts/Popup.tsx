import { type ReactNode, useId } from "react";
import { Button } from "../components/Button/Button";
import { opens } from "../components/Dialog/commands";
import { Dialog } from "../components/Dialog/Dialog";
import { Scroller } from "../components/Dialog/Dialog.styles";
import { useLabels } from "./site-context";

/** Props of {@link Popup} (R6.17). */
interface PopupProps {
  buttonText: string;
  title: string;
  /** Width of its content. */
  size?: "text" | "film";
  children: ReactNode;
}

/** A button that opens a dialog with a title and content. */
export const Popup = ({ buttonText, title, size = "text", children }: PopupProps) => {
  const id = useId();
  const { close } = useLabels();
  return (
    <>
      <Button emphasis="secondary" {...opens(id)}>
        {buttonText}
      </Button>
      <Dialog id={id} title={title} closeLabel={close} shape={size}>
        {/* Focusable, so that the keyboard can scroll content taller than the screen. */}
        <Scroller data-fades role="group" aria-label={title} tabIndex={0}>
          {children}
        </Scroller>
      </Dialog>
    </>
  );
};
