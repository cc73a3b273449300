import { type ReactNode, useState } from "react";
import { Button } from "../Button/Button";
import { fillSlots } from "../fill-slots";
import { useWindowWidth } from "../use-window-width";
import { Arrows } from "./Arrows";
import { All, Announcement, Cell, Controls, Strip, Track, Window } from "./Carousel.styles";
import { canGoBack, canGoForward, hasArrows, slidesShown } from "./slides-shown";
import { useSwipe } from "./use-swipe";

/** One slide. */
interface CarouselItem {
  key: string;
  content: ReactNode;
}

interface CarouselProps {
  items: readonly CarouselItem[];
  /** Its name for assistive technology, which describes the slides. */
  name: string;
  labels: {
    readonly previous: string;
    readonly next: string;
    readonly showAll: string;
    readonly showLess: string;
    /** Role descriptions of the carousel and of one slide. */
    readonly carousel: string;
    readonly slide: string;
    /** Name of one slide; `[n]` is its number, `[total]` the number of slides. */
    readonly slideOf: string;
    /** Announced when other slides come into view; `[first]` and `[last]` are their numbers. */
    readonly slidesOf: string;
  };
}

/**
 * A strip that moves one slide at a time in 500 ms, without looping or dots (R10.7). Wide windows have arrows; narrow ones can be swiped,
 * and have a button that lists everything. The slides that come into view are announced; those out of view cannot be focused. The controls
 * are above the strip's top right corner, where the page must leave `--target` and `--space-4` free. For the browser only, because the
 * server does not know the window's width.
 */
export const Carousel = ({ items, name, labels }: CarouselProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const [place, setPlace] = useState(0);
  const [hasMoved, setHasMoved] = useState(false);
  const width = useWindowWidth();
  const shown = slidesShown(width);
  const withArrows = hasArrows(width);
  const total = items.length;
  const last = Math.max(0, total - shown);
  // The first slide in view is always whole, even after the window's width changes. At the end the last one is whole instead.
  const index = place < last ? Math.floor(place) : last;
  const go = (steps: 1 | -1) => {
    const next = Math.min(Math.max(steps > 0 ? Math.floor(index) + 1 : Math.ceil(index) - 1, 0), last);
    setPlace(next);
    setHasMoved(hasMoved || next !== index);
  };
  const { pull, handlers } = useSwipe(go);
  const isList = isOpen && !withArrows;
  const isCarousel = !isList && total > 0;

  return (
    <Strip {...(isCarousel && { role: "group", "aria-roledescription": labels.carousel, "aria-label": name })}>
      <Controls>
        {withArrows && (
          <Arrows
            canGoBack={canGoBack(index)}
            canGoForward={canGoForward(index, shown, total)}
            onBack={() => go(-1)}
            onForward={() => go(1)}
            labels={labels}
          />
        )}
        {!withArrows && total > shown && (
          <Button
            emphasis="quiet"
            onClick={() => {
              setPlace(0);
              setIsOpen(!isOpen);
            }}
          >
            {isOpen ? labels.showLess : labels.showAll}
          </Button>
        )}
      </Controls>
      {isList ? (
        <All>
          {items.map(({ key, content }) => (
            <Cell key={key} as="li">
              {content}
            </Cell>
          ))}
        </All>
      ) : (
        <Window {...handlers}>
          <Track
            style={{
              gridAutoColumns: `${100 / shown}%`,
              transform: `translateX(calc(${(-100 / shown) * index}% + ${pull}px))`,
              transition: pull === 0 ? undefined : "none",
            }}
          >
            {items.map(({ key, content }, position) => (
              <Cell
                key={key}
                role="group"
                aria-roledescription={labels.slide}
                aria-label={fillSlots(labels.slideOf, { n: position + 1, total })}
                {...(!(index <= position && position < index + shown) && { inert: "" })}
              >
                {content}
              </Cell>
            ))}
          </Track>
        </Window>
      )}
      <Announcement role="status">
        {isCarousel && hasMoved && fillSlots(labels.slidesOf, { first: Math.ceil(index) + 1, last: Math.ceil(index + shown), total })}
      </Announcement>
    </Strip>
  );
};
