import type { ReactNode } from "react";
import { Dialog } from "../../components/Dialog/Dialog";
import { useLabels } from "../../layout/site-context";

/** Props of {@link Popup} (SPEC section 2, "Generic popup": a button text, a title and content). */
export interface PopupProps {
  buttonText: string;
  title: string;
  /** How wide its content wants to be. */
  size?: "text" | "film";
  children: ReactNode;
}

/** A button that opens a dialog with a title and content. */
export const Popup = (props: PopupProps) => {
  const { close } = useLabels();
  return <Dialog {...props} closeLabel={close} />;
};
