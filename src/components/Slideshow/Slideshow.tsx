import { useEffect, useRef, useState } from "react";
import { PauseButton } from "../PauseButton";
import { fillSlots } from "../text";
import { useReducedMotion } from "../use-media-query";
import { useOnScreen } from "../use-on-screen";
import { ratioOf, type SlideshowImage, SlidePicture } from "./SlidePicture";
import { Controls, Dot, Dots, Slide, Slides } from "./Slideshow.styles";

/** How long a picture stays, in milliseconds. */
const SLIDE_INTERVAL = 4000;

export interface SlideshowProps {
  images: readonly SlideshowImage[];
  /** Its name for assistive technology, which describes the pictures. */
  name: string;
  labels: {
    readonly pause: string;
    /** Role descriptions of the slideshow and of one picture. */
    readonly carousel: string;
    readonly slide: string;
    /** Name of one picture; `[n]` is its number, `[total]` the number of pictures. */
    readonly slideOf: string;
    /** Name of the dot of one picture; `[n]` is its number. */
    readonly showSlide: string;
  };
  /** The pictures' displayed width, as in the `sizes` attribute. */
  sizes?: string;
}

/**
 * Rotating pictures, 4 s each, with a dot for each and a pause button. The mouse over them, or the keyboard on a dot, holds them until it
 * has left. They do not move off screen, in a hidden tab or under reduced motion, nor if there are fewer than two.
 */
export const Slideshow = ({ images, name, labels, sizes }: SlideshowProps) => {
  const [current, setCurrent] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const show = useRef<HTMLDivElement>(null);
  const isOnScreen = useOnScreen(show);
  const isStill = useReducedMotion();
  const total = images.length;
  const isMoving = total > 1 && isOnScreen && !isStill && !isPaused && !isHovered && !isFocused;

  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") setCurrent((now) => (now + 1) % total);
    }, SLIDE_INTERVAL);
    return () => clearInterval(timer);
  }, [isMoving, total]);

  const pointer = { onPointerEnter: () => setIsHovered(true), onPointerLeave: () => setIsHovered(false) };
  return (
    <div ref={show} role="group" aria-roledescription={labels.carousel} aria-label={name}>
      <Slides $ratio={Math.min(...images.map(ratioOf))} {...pointer} data-unfolds aria-live={isMoving ? "off" : "polite"}>
        {images.map((picture, position) => (
          <Slide
            // Pictures never change places.
            key={position}
            role="group"
            aria-roledescription={labels.slide}
            aria-label={fillSlots(labels.slideOf, { n: position + 1, total })}
            hidden={position !== current}
            data-next={position === current + 1}
          >
            <SlidePicture picture={picture} sizes={sizes} />
          </Slide>
        ))}
      </Slides>
      {total > 1 && (
        <Controls data-needs-scripts>
          <PauseButton label={labels.pause} isPaused={isPaused} onChange={setIsPaused} />
          <Dots {...pointer}>
            {images.map((_, position) => (
              <Dot
                key={position}
                type="button"
                aria-label={fillSlots(labels.showSlide, { n: position + 1 })}
                aria-current={position === current}
                onClick={() => setCurrent(position)}
                // A mouse or a finger leaves the focus behind; only the keyboard's tells where the visitor is.
                onFocus={({ currentTarget }) => setIsFocused(currentTarget.matches(":focus-visible"))}
                onBlur={() => setIsFocused(false)}
              />
            ))}
          </Dots>
        </Controls>
      )}
    </div>
  );
};
