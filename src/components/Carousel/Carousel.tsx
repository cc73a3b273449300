import { type ReactNode, type TouchEvent, useRef, useState } from "react";
import Slider from "react-slick";
import { Button } from "../Button/Button";
import { fillSlots } from "../fill-slots";
import { useWindowWidth } from "../use-window-width";
import { Arrows } from "./Arrows";
import { All, Announcement, Cell, Controls, Strip } from "./Carousel.styles";
import { canGoBack, canGoForward, hasArrows, slidesShown } from "./slides-shown";
import { usePlace } from "./use-place";

/** One slide. `isReachable` is false while it is out of sight, when nothing in it may be focusable. */
interface CarouselItem {
  key: string;
  render: (isReachable: boolean) => ReactNode;
}

interface CarouselProps {
  items: readonly CarouselItem[];
  /** Its name for assistive technology: what the slides show. */
  name: string;
  labels: {
    readonly previous: string;
    readonly next: string;
    readonly showAll: string;
    readonly showLess: string;
    /** Role descriptions of the carousel and of one slide. */
    readonly carousel: string;
    readonly slide: string;
    /** Name of one slide; `[n]` is its number, `[total]` how many there are. */
    readonly slideOf: string;
    /** Announced when other slides come into view, `[first]` to `[last]`. */
    readonly slidesOf: string;
  };
}

/** R10.7. The arrows are ours; slick's arrow keys would move slides away from the focus; quick presses all count. */
const settings = {
  slidesToScroll: 1,
  speed: 500,
  infinite: false,
  dots: false,
  arrows: false,
  accessibility: false,
  waitForAnimate: false,
};

/** Slick cancels the end of each swipe even when it cannot be cancelled; browsers then complain on the console. */
const spareUncancelable = ({ cancelable, nativeEvent }: TouchEvent) => {
  if (!cancelable) nativeEvent.preventDefault = () => undefined;
};

/**
 * A strip that moves one slide at a time in 500 ms, without loop and dots (R10.7): with arrows in wide windows; in narrow ones by swiping,
 * with a button that lists everything. It announces which slides come into view. The controls are above its top right corner, where the
 * page leaves `--target` and `--space-4` free. For the browser only: the server has no window width.
 */
export const Carousel = ({ items, name, labels }: CarouselProps) => {
  const slider = useRef<Slider>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [hasMoved, setHasMoved] = useState(false);
  const width = useWindowWidth();
  const shown = slidesShown(width);
  const withArrows = hasArrows(width);
  const isSwipe = useRef(false);
  const { index, start, step, moveTo, swipeTo, reset } = usePlace(items.length, shown);

  const go = (steps: number) => slider.current?.slickGoTo(step(steps));
  const follow = (next: number) => {
    if (isSwipe.current) swipeTo(next);
    else moveTo(next);
    isSwipe.current = false;
    setHasMoved(true);
  };
  const isList = isOpen && !withArrows;
  const isCarousel = !isList && items.length > 0;
  const total = items.length;

  return (
    <Strip
      onTouchEndCapture={spareUncancelable}
      {...(isCarousel && { role: "group", "aria-roledescription": labels.carousel, "aria-label": name })}
    >
      <Controls>
        {withArrows && (
          <Arrows
            canGoBack={canGoBack(index)}
            canGoForward={canGoForward(index, shown, items.length)}
            onBack={() => go(-1)}
            onForward={() => go(1)}
            labels={labels}
          />
        )}
        {!withArrows && items.length > shown && (
          <Button
            emphasis="quiet"
            onClick={() => {
              reset();
              setIsOpen(!isOpen);
            }}
          >
            {isOpen ? labels.showLess : labels.showAll}
          </Button>
        )}
      </Controls>
      {isList ? (
        <All>
          {items.map(({ key, render }) => (
            <Cell key={key} as="li">
              {render(true)}
            </Cell>
          ))}
        </All>
      ) : (
        // Remounts for another number of slides: slick keeps positions that no longer exist.
        <Slider
          {...settings}
          key={shown}
          ref={slider}
          slidesToShow={shown}
          initialSlide={start}
          onSwipe={() => {
            isSwipe.current = true;
          }}
          beforeChange={(_, next) => follow(next)}
        >
          {items.map(({ key, render }, position) => (
            <Cell
              key={key}
              role="group"
              aria-roledescription={labels.slide}
              aria-label={fillSlots(labels.slideOf, { n: position + 1, total })}
            >
              {render(index <= position && position < index + shown)}
            </Cell>
          ))}
        </Slider>
      )}
      <Announcement role="status">
        {isCarousel && hasMoved && fillSlots(labels.slidesOf, { first: Math.ceil(index) + 1, last: Math.ceil(index + shown), total })}
      </Announcement>
    </Strip>
  );
};
