import { graphql } from "gatsby";
import { useId } from "react";
import styled from "styled-components";
import { ActionLinks } from "../components/ActionLinks";
import { Band } from "../components/Band";
import { ContentPicture } from "../components/Picture";
import { below, from } from "../theme/breakpoints";
import { eased } from "../theme/eased-gradient";
import { notPrinted } from "../theme/mixins";
import type { SectionProps } from "./section-props";

/** A page's closing invitation, beside another view of the page's land. */
export const CallToAction = ({ section, ground }: SectionProps<Queries.CallToActionFragment>) => {
  const headingId = useId();
  const { anchor, heading, text, actions, closingPicture: picture } = section;
  return (
    <Band ground={ground} anchor={anchor} labelledBy={headingId}>
      <Invitation>
        <h2 id={headingId}>{heading}</h2>
        <Text>{text}</Text>
        <ActionLinks actions={actions} />
      </Invitation>
      {picture && (
        <Land>
          <ContentPicture picture={picture} sizes="(max-width: 63.99rem) 150vw, 100vw" />
        </Land>
      )}
    </Band>
  );
};

const Invitation = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  gap: var(--space-5);
  justify-items: start;
  max-width: 34rem;
  /* The wider the window, the taller the land must be to keep its summits. */
  padding-block: clamp(0px, (100vw - 80rem) / 7, 6rem);
`;

const Text = styled.p`
  font-size: var(--type-lead);
  text-wrap: balance;
`;

/** A page whose map is whole, in its frame. */
const FRAMED = '[data-framed="true"] ~ *';

/** The same if the map is a grid with nothing around it. */
const INDEX_GRID = '[data-framed="true"][data-size="compact"] ~ *';

/**
 * Below the text, shows only the part of the picture with land, its subject near the middle. Beside the text, shows all of it, and fades
 * out before the text.
 */
const Land = styled.div`
  ${notPrinted}
  height: clamp(13rem, 42vw, 24rem);
  margin: 0 calc(-1 * var(--gutter)) calc(-1 * var(--section-space));
  mask: linear-gradient(${eased("transparent", "#000", "0%", "36%")});

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 88% 50%;

    ${below.desktop} {
      width: 170%;
      max-width: none;
      margin-left: -70%;

      ${FRAMED} & {
        width: calc(var(--column) / var(--frame));
        margin-left: calc(var(--gutter) - var(--column) * var(--margin) / var(--frame));
      }
    }
  }

  /*
   * A frame is as wide as the column, and neither cut off nor faded. Of the picture's width, the share "margin" is left of the frame, the
   * share "frame" inside.
   */
  ${FRAMED} & {
    --column: (100vw - 2 * var(--gutter));
    --margin: 0.6016;
    --frame: 0.3468;

    ${below.desktop} {
      height: calc(var(--column) * 0.68 + 3rem);
      mask: none;
    }
  }
  /* The grid's picture has the same colour as the band; a mask would only cause banding. */
  ${INDEX_GRID} & {
    --column: min(30rem, 100vw - 2 * var(--gutter));
    --margin: 0.6755;
    --frame: 0.2802;
    mask: none;
  }
  ${from.desktop} {
    position: absolute;
    inset: 0;
    height: auto;
    margin: 0;
    mask: linear-gradient(90deg, ${eased("transparent", "#000", "var(--words-end)", "min(14rem, 37.5vw - 18rem)")});

    /* The frame ends with the page's column. */
    ${FRAMED} & img {
      translate: calc((1 - var(--margin) - var(--frame)) * 100% - max(var(--gutter), (100% - var(--page-width)) / 2));
    }
  }
`;

export const callToActionFragment = graphql`
  fragment CallToAction on CallToActionSection {
    anchor
    heading
    text
    actions {
      label
      href
      emphasis
    }
    closingPicture: picture {
      alt
      src {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, placeholder: NONE, formats: [WEBP], breakpoints: [960, 1920], quality: 70)
        }
      }
    }
  }
`;
