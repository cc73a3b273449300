import { type TouchEvent, useEffect, useState } from "react";
import { Button } from "../../components/Button";
import { useLabels } from "../../components/site-context";
import { FEATURED_IN_ERROR, type FeaturedInItem, fetchFeaturedIn } from "../../services/featured-in";
import { LogoSlider } from "./LogoSlider";
import { PressLogo } from "./PressLogo";
import { All, Controls, EmptyStrip, Slides } from "./PressStrip.styles";
import { useWindowWidth, slidesShown, WIDEST_WITHOUT_ARROWS } from "./slides-shown";

/** The strip's state: loading at first, then loaded or error. */
interface FeaturedInState {
  phase: "loading" | "loaded" | "error";
  items: readonly FeaturedInItem[];
  message?: string;
}

/** slick cancels the end of every swipe, even where the browser no longer allows it; Chromium reports that as an error. */
const allowEnd = ({ nativeEvent }: TouchEvent): void => {
  if (!nativeEvent.cancelable) Object.assign(nativeEvent, { preventDefault: () => undefined });
};

/**
 * The provider's list, fetched once: first busy, then a carousel, which is empty if the list cannot be loaded. Wide windows have arrows;
 * narrow ones can be swiped, and have a button that lists everything. For the browser only: the server knows neither list nor window.
 */
export const PressStrip = ({ name }: { name: string }) => {
  const labels = useLabels();
  const [{ phase, items }, setState] = useState<FeaturedInState>({ phase: "loading", items: [] });
  const [isOpen, setIsOpen] = useState(false);
  const [place, setPlace] = useState(0);
  const windowWidth = useWindowWidth();
  const shown = slidesShown(windowWidth);
  const hasArrows = windowWidth > WIDEST_WITHOUT_ARROWS;

  useEffect(() => {
    const controller = new AbortController();
    fetchFeaturedIn(controller.signal).then(
      (fetched) => setState({ phase: "loaded", items: fetched }),
      () => {
        if (!controller.signal.aborted) setState({ phase: "error", items: [], message: FEATURED_IN_ERROR });
      },
    );
    return () => controller.abort();
  }, []);

  if (items.length === 0) return <EmptyStrip aria-busy={phase === "loading"} data-phase={phase} />;
  const isList = isOpen && !hasArrows;
  return (
    <Slides
      data-phase={phase}
      onTouchEndCapture={allowEnd}
      {...(!isList && { role: "group", "aria-roledescription": labels.carousel, "aria-label": name })}
    >
      {!hasArrows && items.length > shown && (
        <Controls>
          <Button emphasis="quiet" onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? labels.showLess : labels.showAll}
          </Button>
        </Controls>
      )}
      {isList ? (
        <All>
          {items.map((item, position) => (
            <li key={`${position} ${item.link}`}>
              <PressLogo item={item} position={position} />
            </li>
          ))}
        </All>
      ) : (
        <LogoSlider key={shown} items={items} shown={shown} hasArrows={hasArrows} place={place} onMove={setPlace} />
      )}
    </Slides>
  );
};
