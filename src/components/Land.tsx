import { graphql } from "gatsby";
import styled from "styled-components";
import { below, from, upTo } from "../theme/breakpoints";
import { eased, notPrinted } from "../theme/mixins";
import { ContentPicture } from "./Picture";
import { geometryOf } from "./picture-geometry";

/** A view of the land, below the text of its band or beside it. */
export const Land = ({ picture }: { picture: Queries.LandFragment }) => (
  <View data-framed={picture.frame !== null} style={geometryOf(picture)}>
    <ContentPicture picture={picture} sizes={`${upTo.desktop} 150vw, 100vw`} />
  </View>
);

/** The text before a view of the land. */
export const Invitation = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  gap: var(--space-5);
  justify-items: start;
  max-width: 34rem;
  /* The wider the window, the taller the land must be to keep its summits. */
  padding-block: clamp(0px, (100vw - 80rem) / 7, 6rem);
`;

/**
 * Below the text, shows only the part of the picture with land, from its summits down. Beside the text, shows all of it, and fades out
 * before the text. A picture with a frame shows that whole, and ends the column with it.
 */
const View = styled.div`
  ${notPrinted}
  height: clamp(11rem, 34vw, 24rem);
  margin: 0 calc(-1 * var(--gutter)) calc(-1 * var(--section-space));
  mask: linear-gradient(${eased("transparent", "#000", "0%", "22%")});

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 88% 22%;

    ${below.desktop} {
      width: 170%;
      max-width: none;
      margin-left: -70%;
    }
  }
  /* A frame is composed for the place beside the text. */
  ${below.desktop} {
    &[data-framed="true"] {
      display: none;
    }
  }
  ${from.desktop} {
    position: absolute;
    inset: 0;
    height: auto;
    margin: 0;
    mask: linear-gradient(90deg, ${eased("transparent", "#000", "var(--words-end)", "min(14rem, 37.5vw - 18rem)")});

    &[data-framed="true"] img {
      translate: calc((1 - var(--frame-left) - var(--frame-width)) * 100% - var(--column-edge));
    }
  }
  /* The ground of a frame has the band's colour; a mask would only cause banding. */
  &[data-framed="true"] {
    mask: none;
  }
`;

export const landFragment = graphql`
  fragment Land on ClosingPicture {
    alt
    frame {
      ...Frame
    }
    src {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [960, 1920], quality: 70)
      }
    }
  }
`;
