import { ChevronLeft, ChevronRight } from "lucide";
import { useEffect, useRef } from "react";
import { Glyph } from "../Icon/Glyph";
import { Arrow } from "./Carousel.styles";

interface ArrowsProps {
  canGoBack: boolean;
  canGoOn: boolean;
  onBack: () => void;
  onOn: () => void;
  labels: { readonly previous: string; readonly next: string };
}

/** One slide back and one forward, each only where there is one. An arrow that disappears passes the focus to the other. */
export const Arrows = ({ canGoBack, canGoOn, onBack, onOn, labels }: ArrowsProps) => {
  const back = useRef<HTMLButtonElement>(null);
  const on = useRef<HTMLButtonElement>(null);
  // React fires no blur for an element that it removes, so this stays true for an arrow that disappears with the focus.
  const hasFocus = useRef(false);

  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) (back.current ?? on.current)?.focus();
  }, [canGoBack, canGoOn]);

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
      {canGoOn && (
        <Arrow {...watched} ref={on} data-side="on" aria-label={labels.next} onClick={onOn}>
          <Glyph of={ChevronRight} size={20} />
        </Arrow>
      )}
    </>
  );
};
