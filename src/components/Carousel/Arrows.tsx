import { ChevronLeft, ChevronRight } from "lucide";
import { useEffect, useRef } from "react";
import { Glyph } from "../Icon/Glyph";
import { Arrow } from "./Carousel.styles";

interface ArrowsProps {
  canGoBack: boolean;
  canGoForward: boolean;
  onBack: () => void;
  onForward: () => void;
  labels: { readonly previous: string; readonly next: string };
}

/** The arrows to the previous and the next slide, if there is one. An arrow that disappears passes the focus to the other. */
export const Arrows = ({ canGoBack, canGoForward, onBack, onForward, labels }: ArrowsProps) => {
  const back = useRef<HTMLButtonElement>(null);
  const forward = useRef<HTMLButtonElement>(null);
  // React fires no blur event for an element that it removes, so this stays true if an arrow disappears while focused.
  const hasFocus = useRef(false);

  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) (back.current ?? forward.current)?.focus();
  }, [canGoBack, canGoForward]);

  const watched = {
    type: "button",
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  } as const;

  return (
    <>
      {canGoBack && (
        <Arrow {...watched} ref={back} data-side="back" aria-label={labels.previous} onClick={onBack}>
          <Glyph of={ChevronLeft} size={20} />
        </Arrow>
      )}
      {canGoForward && (
        <Arrow {...watched} ref={forward} data-side="forward" aria-label={labels.next} onClick={onForward}>
          <Glyph of={ChevronRight} size={20} />
        </Arrow>
      )}
    </>
  );
};
