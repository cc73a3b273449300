import styled from "styled-components";
import { ContentLink } from "../../components/ContentLink";
import { Picture } from "../../components/Picture";
import type { FeaturedInItem } from "../../services/featured-in";
import { whenHovering } from "../../theme/breakpoints";
import { lightBacking, tints } from "../../theme/mixins";

/** Size of a logo, in CSS pixels, until it loads; then its own proportions apply within the same box. */
const LOGO = { width: 160, height: 40 };

interface PressLogoProps {
  item: FeaturedInItem;
  /** The item's place in the list, counted from 0. */
  position: number;
}

/** A logo that leads to an article or a publication. */
export const PressLogo = ({ item: { link, image }, position }: PressLogoProps) => (
  <LogoLink href={link}>
    <Picture image={{ src: image, ...LOGO }} alt={`FeaturedIn ${position + 1}`} />
  </LogoLink>
);

const LogoLink = styled(ContentLink)`
  display: grid;
  place-items: center start;
  height: 100%;
  padding-inline-end: var(--space-5);

  /* The focus ring is inside the cell, because the strip clips what overflows. */
  &:focus-visible {
    outline-offset: -2px;
  }

  img {
    height: 2.25rem;
    object-fit: contain;
    object-position: left;
    /* The partners' grey, whatever its colours. */
    filter: grayscale(1) sepia(0.25) hue-rotate(175deg);
    ${lightBacking}
  }

  ${whenHovering} {
    &:hover img {
      filter: none;
    }
  }
  &:active {
    background: ${tints.pressed};
  }
`;
