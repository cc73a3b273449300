import { PauseButton } from "../../../src/components/PauseButton/PauseButton";
import { Slideshow } from "../../../src/components/Slideshow/Slideshow";
import { useLabels } from "../../../src/content-parts/site-context";
import { OnBothGrounds } from "../specimen/Grounds";
import { useSections } from "../specimen/guide-content";
import { PointerStates, State, States } from "../specimen/State";

/** The bars under the pictures, of which the first is current; the states are those of the second. */
const OTHER_BAR = 'button[aria-current="false"]';

/** Product screens that take turns, and their bars. */
export const Slideshows = () => {
  const labels = useLabels();
  const [products] = useSections("ProductsSection");
  const images = (products?.tabs[0]?.slides ?? []).flatMap(({ alt, src: { childImageSharp } }) =>
    childImageSharp ? [{ image: childImageSharp.gatsbyImageData, alt: alt ?? "" }] : [],
  );
  const show = <Slideshow name="Product screens" images={images} labels={labels} sizes="30rem" />;
  return (
    <OnBothGrounds width="full">
      <States $width="18rem">
        <PointerStates of={OTHER_BAR}>{show}</PointerStates>
        <State label="One picture">
          <Slideshow name="Product screens" images={images.slice(0, 1)} labels={labels} sizes="30rem" />
        </State>
      </States>
    </OnBothGrounds>
  );
};

const ignore = (): void => undefined;

/** The button that stops what moves, which is absent under reduced motion. */
export const PauseButtons = () => {
  const labels = useLabels();
  return (
    <OnBothGrounds>
      <States $width="6rem">
        <PointerStates>
          <PauseButton isPaused={false} onToggle={ignore} labels={labels} />
        </PointerStates>
        <State label="Paused">
          <PauseButton isPaused onToggle={ignore} labels={labels} />
        </State>
      </States>
    </OnBothGrounds>
  );
};
