import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { Arrow } from "./Carousel.styles";

/** Props of {@link Arrows}. */
export interface ArrowsProps {
  canGoBack: boolean;
  canGoOn: boolean;
  onBack: () => void;
  onOn: () => void;
  labels: { readonly previous: string; readonly next: string };
}

/** One slide back and one on, each only where there is one. An arrow that disappears hands the focus to the other. */
export const Arrows = ({ canGoBack, canGoOn, onBack, onOn, labels }: ArrowsProps) => {
  const back = useRef<HTMLButtonElement>(null);
  const on = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);

  useEffect(() => {
    if (pressed.current && document.activeElement === document.body) (back.current ?? on.current)?.focus();
    pressed.current = false;
  }, [canGoBack, canGoOn]);

  const press = (move: () => void) => () => {
    pressed.current = true;
    move();
  };

  return (
    <>
      {canGoBack && (
        <Arrow ref={back} type="button" data-side="back" aria-label={labels.previous} onClick={press(onBack)}>
          <ChevronLeft size={20} strokeWidth={1.5} aria-hidden focusable={false} />
        </Arrow>
      )}
      {canGoOn && (
        <Arrow ref={on} type="button" data-side="on" aria-label={labels.next} onClick={press(onOn)}>
          <ChevronRight size={20} strokeWidth={1.5} aria-hidden focusable={false} />
        </Arrow>
      )}
    </>
  );
};
