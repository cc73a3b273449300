import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useLabels } from "../../content-parts/site-context";
import type { ConsentPanelProps } from "./cookie-settings";
import { Actions, CloseButton, Heading, Region, Sheet, Words } from "./Panel.styles";
import { useRoom } from "./use-room";

/** Props of {@link Panel}. */
export interface PanelProps extends ConsentPanelProps {
  heading: string;
  /** Whether it may be closed without an answer. */
  isClosable: boolean;
  /** Buttons of equal weight. */
  actions?: ReactNode;
  /** What there is to know. */
  children: ReactNode;
}

/**
 * The sheet at the bottom of the window: a named region, not modal, without a focus trap. It takes the focus only when somebody has asked
 * for it; Escape and the close button give it back.
 */
export const Panel = ({ heading, request, isClosable, onDone, actions, children }: PanelProps) => {
  const { close } = useLabels();
  const headingId = useId();
  const region = useRef<HTMLElement>(null);
  useRoom(region);

  useEffect(() => {
    if (request) region.current?.focus({ preventScroll: true });
  }, [request]);

  useEffect(() => {
    const { current: element } = region;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && request) onDone();
    };
    element?.addEventListener("keydown", closeOnEscape);
    return () => element?.removeEventListener("keydown", closeOnEscape);
  });

  return (
    <Region ref={region} aria-labelledby={headingId} tabIndex={-1}>
      <Sheet>
        <Words>
          <Heading id={headingId}>{heading}</Heading>
          {children}
        </Words>
        {actions && <Actions>{actions}</Actions>}
        {isClosable && (
          <CloseButton aria-label={close} onClick={onDone}>
            <X size={20} strokeWidth={1.5} aria-hidden />
          </CloseButton>
        )}
      </Sheet>
    </Region>
  );
};
