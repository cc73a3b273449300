import { type RefObject, useEffect, useId, useRef } from "react";
import { useSite } from "../../components/site-context";
import type { Answer } from "../../services/consent/consent";
import { ConsentSheet } from "./ConsentSheet";

/**
 * Asks whether the visitor accepts tracking, with two answers of equal weight and nothing set or ticked in advance: a sheet at the bottom
 * of the window, which is a named region, not a modal dialog, and does not trap the focus.
 */
export const ConsentQuestion = ({ onAnswer }: { onAnswer: (answer: Answer) => void }) => {
  const { question, text } = useSite().consent;
  const headingId = useId();
  const region = useRef<HTMLElement>(null);
  useBottomInset(region);
  return (
    <section ref={region} aria-labelledby={headingId} data-consent>
      <ConsentSheet heading={<h2 id={headingId}>{question}</h2>} paragraphs={[text]} onAnswer={onAnswer} />
    </section>
  );
};

/**
 * While a panel is fixed at the bottom of the window, this keeps focused elements from being hidden behind it and lets the foot of the page
 * scroll above it. Nothing visible moves.
 */
const useBottomInset = (panel: RefObject<HTMLElement>): void => {
  useEffect(() => {
    const { current: element } = panel;
    if (!element) return undefined;
    const { documentElement, body } = document;
    const makeRoom = (height: string) => {
      documentElement.style.scrollPaddingBottom = height;
      body.style.borderBottomWidth = height;
    };
    const observer = new ResizeObserver(() => {
      makeRoom(getComputedStyle(element).position === "fixed" ? `${innerHeight - element.offsetTop}px` : "");
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      makeRoom("");
    };
  }, [panel]);
};
