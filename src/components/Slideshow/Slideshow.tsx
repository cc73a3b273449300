import { Fragment, useId, useRef } from "react";
import { fillSlots } from "../fill-slots";
import { useReducedMotion } from "../use-media-query";
import { useOnScreen } from "../use-on-screen";
import { usePointerOver } from "../use-pointer-over";
import { Callouts } from "./Callouts.styles";
import { SlidePicture } from "./SlidePicture";
import { calloutsOf, type SlideshowImage } from "./slideshow-image";
import { Dot, Pause, Show, Slide } from "./Slideshow.styles";
import { usePause } from "./use-pause";
import { useRotation } from "./use-rotation";

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
    /** Name of the control of one picture; `[n]` is its number. */
    readonly showSlide: string;
  };
  /** The pictures' displayed width, as in the `sizes` attribute. */
  sizes?: string;
}

/**
 * Rotating pictures: 4 s each, with a fade of 0.5 s, in a container of 15 rem, or 23 rem from tablets up (R7.1, R7.2, R7.4). Radio buttons
 * choose the picture, and only the browser tracks which is chosen: with or without scripts, it shows that one, and loads it and the next
 * (ADR 37). Scripts move on by the clock. The pause control comes first; choosing a picture, or reaching the dots with the keyboard, stops
 * the rotation until it is resumed. It pauses while hovered, off screen or in a hidden tab, and does not move under reduced motion.
 */
export const Slideshow = ({ images, name, labels, sizes }: SlideshowProps) => {
  const show = useRef<HTMLDivElement>(null);
  const group = useId();
  const isOnScreen = useOnScreen(show);
  const isStill = useReducedMotion();
  const { isPaused, setIsPaused, pause } = usePause(show);
  const { isPointerOver, pointerHandlers } = usePointerOver();
  const isMoving = isOnScreen && !isStill && !isPaused && !isPointerOver;
  useRotation(show, isMoving);
  if (images.length === 0) return null;
  const hasChoice = images.length > 1;
  return (
    <Show ref={show} role="group" aria-roledescription={labels.carousel} aria-label={name} aria-live={isMoving ? "off" : "polite"}>
      {hasChoice && <Pause label={labels.pause} onChange={({ currentTarget }) => setIsPaused(currentTarget.checked)} />}
      {images.map((picture, position) => (
        // Pictures never change places, so the position can be their key.
        <Fragment key={position}>
          {hasChoice && (
            <Dot
              type="radio"
              name={group}
              defaultChecked={position === 0}
              aria-label={fillSlots(labels.showSlide, { n: position + 1 })}
              onFocus={pause}
              onClick={pause}
              {...pointerHandlers}
            />
          )}
          <Slide
            role="group"
            aria-roledescription={labels.slide}
            aria-label={fillSlots(labels.slideOf, { n: position + 1, total: images.length })}
            {...pointerHandlers}
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
