import { X } from "lucide";
import { type ReactNode, useEffect, useRef } from "react";
import { Box, CloseButton, Header } from "./Dialog.styles";
import { Glyph } from "./Glyph";
import { useLabels } from "./site-context";

/** Milliseconds within which a second press counts as a double click. */
const DOUBLE_CLICK = 500;

interface DialogProps {
  /** Its id; a button with the attributes of `opens(id)` opens it. */
  id: string;
  /** Its title, which is also its name for assistive technology. */
  title: string;
  /** Shown at the top instead of the title. */
  head?: ReactNode;
  /** text: a readable measure; film: as wide as a film needs; side: along the window's right edge; sheet: along its bottom edge. */
  shape: "text" | "film" | "side" | "sheet";
  /** Called when it has closed, however it was closed. */
  onClose?: () => void;
  children: ReactNode;
}

/**
 * A native modal dialog: the browser opens it, keeps the focus inside, returns the focus, and closes the dialog on Escape and on a click
 * outside. React does not track whether it is open.
 */
export const Dialog = ({ id, title, head, shape, onClose, children }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const { close, closeMenu } = useLabels();

  // The second click of a double click on the button that opens it may land outside it, and must not close it; before there are scripts,
  // no click outside does.
  useEffect(() => {
    const box = dialog.current;
    box?.setAttribute("closedby", "any");
    const ignoreSecondClick = () => {
      box?.setAttribute("closedby", "closerequest");
      setTimeout(() => box?.setAttribute("closedby", "any"), DOUBLE_CLICK);
    };
    box?.addEventListener("command", ignoreSecondClick);
    return () => box?.removeEventListener("command", ignoreSecondClick);
  }, []);

  return (
    <Box ref={dialog} id={id} closedby="closerequest" aria-label={title} data-shape={shape} onClose={onClose}>
      <Header>
        {head ?? <h2>{title}</h2>}
        <CloseButton type="button" aria-label={shape === "side" ? closeMenu : close} {...closes(id)}>
          <Glyph of={X} size={shape === "side" ? 24 : 20} />
        </CloseButton>
      </Header>
      {children}
    </Box>
  );
};

/** Attributes of a button that opens a dialog, before and without React. */
export const opens = (dialog: string) => ({ command: "show-modal", commandfor: dialog }) as const;

/** Attributes of a button that closes a dialog. */
const closes = (dialog: string) => ({ command: "close", commandfor: dialog }) as const;
