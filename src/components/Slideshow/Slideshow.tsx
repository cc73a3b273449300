import { Fragment, useId, useRef } from "react";
import { fillSlots } from "../fill-slots";
import { useHold } from "../use-hold";
import { useReducedMotion } from "../use-media-query";
import { useOnScreen } from "../use-on-screen";
import { Callouts } from "./Callouts.styles";
import { SlidePicture } from "./SlidePicture";
import { calloutsOf, type SlideshowImage } from "./slideshow-image";
import { Dot, Pause, Show, Slide } from "./Slideshow.styles";
import { usePause } from "./use-pause";
import { useRotation } from "./use-rotation";

export interface SlideshowProps {
  images: readonly SlideshowImage[];
  /** What the pictures are of; its name for assistive technology. */
  name: string;
  labels: {
    readonly pause: string;
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
 * Each is chosen by a radio button, and which one is chosen only the browser knows: it shows it, with and without scripts, and loads it and
 * the next (ADR 37). Scripts go on to the next by the clock; the pause control comes first, and choosing a picture, or coming to the choice
 * with the keyboard, stops it until somebody lets it go on. It rests while pointed at, off the screen or in a hidden browser tab, and stands
 * still under reduced motion.
 */
export const Slideshow = ({ images, name, labels, sizes }: SlideshowProps) => {
  const show = useRef<HTMLDivElement>(null);
  const group = useId();
  const isOnScreen = useOnScreen(show);
  const isStill = useReducedMotion();
  const { isPaused, setIsPaused, pause } = usePause(show);
  const { isHeld, holders } = useHold();
  const isMoving = isOnScreen && !isStill && !isPaused && !isHeld;
  useRotation(show, isMoving);
  if (images.length === 0) return null;
  const hasChoice = images.length > 1;
  return (
    <Show ref={show} role="group" aria-roledescription={labels.carousel} aria-label={name} aria-live={isMoving ? "off" : "polite"}>
      {hasChoice && <Pause label={labels.pause} onChange={setIsPaused} />}
      {images.map((picture, position) => (
        // The pictures of a slideshow never change places, so the position is their identity.
        <Fragment key={position}>
          {hasChoice && (
            <Dot
              type="radio"
              name={group}
              defaultChecked={position === 0}
              aria-label={fillSlots(labels.showSlide, { n: position + 1 })}
              onFocus={pause}
              onClick={pause}
              {...holders}
            />
          )}
          <Slide
            role="group"
            aria-roledescription={labels.slide}
            aria-label={fillSlots(labels.slideOf, { n: position + 1, total: images.length })}
            {...holders}
          >
            <SlidePicture picture={picture} sizes={sizes} />
          </Slide>
          {calloutsOf(picture).length > 0 && (
            <Callouts>
              {calloutsOf(picture).map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </Callouts>
          )}
        </Fragment>
      ))}
    </Show>
  );
};
