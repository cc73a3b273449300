import styled from "styled-components";
import { Carousel } from "../../components/Carousel/Carousel";
import { EmptyStrip } from "../../components/Carousel/Carousel.styles";
import { WIDEST_WITH_CUT } from "../../components/Carousel/slides-shown";
import { Picture } from "../../components/Picture/Picture";
import { ContentLink } from "../../content-parts/ContentLink";
import { useLabels } from "../../content-parts/site-context";
import { whenHovering } from "../../theme/breakpoints";
import { lightPlate, tints } from "../../theme/mixins";
import { useFeaturedIn } from "./use-featured-in";

/** Size of a logo, in CSS pixels, until it loads; then its own proportions apply within the same box. */
const LOGO = { width: 160, height: 40 };

export interface PressStripProps {
  /** The strip's heading. */
  name: string;
}

/** The press strip with the provider's list: first busy, then a carousel, which is empty if the list cannot be loaded. */
export const PressStrip = ({ name }: PressStripProps) => {
  const { phase, items } = useFeaturedIn();
  const labels = useLabels();
  if (phase === "loading") return <EmptyStrip aria-busy />;
  return (
    <div data-phase={phase}>
      <Carousel
        name={name}
        labels={labels}
        items={items.map(({ link, image }, position) => ({
          key: `${position} ${link}`,
          content: (
            <PressLink href={link}>
              <Picture image={{ src: image, ...LOGO }} alt={`FeaturedIn ${position + 1}`} />
            </PressLink>
          ),
        }))}
      />
    </div>
  );
};

const PressLink = styled(ContentLink)`
  display: grid;
  place-items: center;
  height: 100%;
  padding: var(--space-4);

  /* A slide that is cut off must at least show the start of its logo. */
  @media (max-width: ${WIDEST_WITH_CUT}px) {
    justify-items: start;
  }

  /* The focus ring is inside the cell, because the strip clips what overflows. */
  &:focus-visible {
    outline-offset: -6px;
  }

  img {
    height: 2.5rem;
    object-fit: contain;
    filter: grayscale(1);
    opacity: 0.85;
    transition: opacity var(--time-control) var(--easing);
    ${lightPlate}
  }

  ${whenHovering} {
    &:hover img {
      opacity: 1;
    }
  }
  &:focus-visible img {
    opacity: 1;
  }
  &:active {
    background: ${tints.pressed};
  }
`;
