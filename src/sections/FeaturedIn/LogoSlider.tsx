import { ChevronLeft, ChevronRight } from "lucide";
import { useEffect, useRef, useState } from "react";
import Slider from "react-slick";
import { Glyph } from "../../components/Glyph";
import { useLabels } from "../../components/site-context";
import { fillSlots } from "../../components/text";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import type { FeaturedInItem } from "../../services/featured-in";
import { PressLogo } from "./PressLogo";
import { Arrow, Controls, Slide } from "./PressStrip.styles";

interface LogoSliderProps {
  items: readonly FeaturedInItem[];
  /** How many slides are in view; a fraction means that the last one is cut off. */
  shown: number;
  hasArrows: boolean;
  /** The slide to begin with, counted from 0: when a phone is turned, another slider takes over. */
  place: number;
  onMove: (place: number) => void;
}

/**
 * The logos as slides that move one at a time, without looping or dots. Slides out of view cannot be focused. The slides that come into
 * view are announced.
 */
export const LogoSlider = ({ items, shown, hasArrows, place, onMove }: LogoSliderProps) => {
  const labels = useLabels();
  const slider = useRef<Slider>(null);
  const controls = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const total = items.length;
  const [start] = useState(() => Math.max(0, Math.min(place, total - shown)));
  const [index, setIndex] = useState<number>();
  const first = index ?? start;

  const onChange = (_from: number, to: number) => {
    hadFocus.current = controls.current?.contains(document.activeElement) ?? false;
    onMove(to);
    setIndex(to);
  };
  // An arrow that disappears passes the focus to the other.
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) controls.current?.querySelector("button")?.focus();
  }, [index]);

  return (
    <>
      <Controls ref={controls}>
        {hasArrows && first > 0 && (
          <Arrow type="button" data-side="back" aria-label={labels.previous} onClick={() => slider.current?.slickPrev()}>
            <Glyph of={ChevronLeft} size={20} />
          </Arrow>
        )}
        {hasArrows && first + shown < total && (
          <Arrow type="button" data-side="forward" aria-label={labels.next} onClick={() => slider.current?.slickNext()}>
            <Glyph of={ChevronRight} size={20} />
          </Arrow>
        )}
      </Controls>
      <Slider
        ref={slider}
        initialSlide={start}
        slidesToShow={shown}
        slidesToScroll={1}
        speed={500}
        infinite={false}
        dots={false}
        arrows={false}
        waitForAnimate={false}
        beforeChange={onChange}
      >
        {items.map((item, position) => (
          <Slide
            key={`${position} ${item.link}`}
            role="group"
            aria-roledescription={labels.slide}
            aria-label={fillSlots(labels.slideOf, { n: position + 1, total })}
            // The keyboard brings a slide that is cut off into view.
            onFocus={({ target }) => {
              if (position + 1 > first + shown && target.matches(":focus-visible")) slider.current?.slickGoTo(position);
            }}
            {...(!(first <= position && position < first + shown) && { inert: "" })}
          >
            <PressLogo item={item} position={position} />
          </Slide>
        ))}
      </Slider>
      <VisuallyHidden role="status">
        {index !== undefined &&
          fillSlots(labels.slidesOf, { first: Math.ceil(index) + 1, last: Math.min(Math.ceil(index + shown), total), total })}
      </VisuallyHidden>
    </>
  );
};
