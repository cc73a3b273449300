import { useRef, useState } from "react";
import { fillSlots } from "../fill-slots";
import { PauseButton } from "../PauseButton/PauseButton";
import { useHold } from "../use-hold";
import { useReducedMotion } from "../use-media-query";
import { useOnScreen } from "../use-on-screen";
import { SlidePicture } from "./SlidePicture";
import type { SlideshowImage } from "./slideshow-image";
import { Controls, Dot, Dots, Slide, Stage } from "./Slideshow.styles";
import { useRotation } from "./use-rotation";

/** Props of {@link Slideshow}. */
export interface SlideshowProps {
  images: readonly SlideshowImage[];
  /** What the pictures are of; its name for assistive technology. */
  name: string;
  labels: {
    readonly pause: string;
    readonly play: string;
    /** What assistive technology calls it, and one of its pictures. */
    readonly carousel: string;
    readonly slide: string;
    /** Name of one picture; `[n]` is its number, `[total]` how many there are. */
    readonly slideOf: string;
    /** Name of the control of one picture; `[n]` is its number. */
    readonly showSlide: string;
  };
  /** The width the pictures are shown at, as in the `sizes` attribute. */
  sizes?: string;
}

/**
 * Pictures that take turns: 4 s each, fading 0.5 s, in a container of 15 rem and from tablets on 23 rem (R7.1, R7.2, R7.4).
 * By the WAI-ARIA pattern of a carousel that rotates: the pause control comes first; choosing a picture, or coming to the choice with the
 * keyboard, stops it until somebody lets it go on. It rests while pointed at, off the screen or in a hidden browser tab, and stands still
 * under reduced motion.
 * Only the first picture is in the static HTML; each of the others is fetched while the one before it is shown.
 */
export const Slideshow = ({ images, name, labels, sizes }: SlideshowProps) => {
  const stage = useRef<HTMLDivElement>(null);
  const isOnScreen = useOnScreen(stage);
  const isStill = useReducedMotion();
  const [isPaused, setIsPaused] = useState(false);
  const { isHeld, holders } = useHold();
  const isMoving = isOnScreen && !isStill && !isPaused && !isHeld;
  const { index, reached, show } = useRotation(images.length, isMoving);
  if (images.length === 0) return null;
  const stop = () => {
    setIsPaused(true);
  };
  const fetched = images.slice(0, reached + (isOnScreen ? 2 : 1));
  return (
    <div role="group" aria-roledescription={labels.carousel} aria-label={name}>
      <Stage ref={stage} aria-live={isMoving ? "off" : "polite"} {...holders}>
        {fetched.map((picture, position) => (
          // The pictures of a slideshow never change places, so the position is their identity.
          <Slide
            key={position}
            role="group"
            aria-roledescription={labels.slide}
            aria-label={fillSlots(labels.slideOf, { n: position + 1, total: images.length })}
            data-shown={position === index}
          >
            <SlidePicture picture={picture} sizes={sizes} />
          </Slide>
        ))}
      </Stage>
      {images.length > 1 && (
        <Controls>
          <PauseButton
            isPaused={isPaused}
            labels={labels}
            onToggle={() => {
              setIsPaused(!isPaused);
            }}
          />
          <Dots {...holders} onFocus={stop}>
            {images.map((_, position) => (
              <Dot
                key={position}
                type="button"
                aria-label={fillSlots(labels.showSlide, { n: position + 1 })}
                aria-current={position === index}
                onClick={() => {
                  stop();
                  show(position);
                }}
              />
            ))}
          </Dots>
        </Controls>
      )}
    </div>
  );
};
