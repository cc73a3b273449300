import { graphql } from "gatsby";
import { ContentLink } from "../../components/ContentLink";
import { HeadedBand } from "../../components/HeadedBand";
import { ContentPicture } from "../../components/Picture";
import { upTo } from "../../theme/breakpoints";
import type { SectionProps } from "../section-props";
import { Benefit, Benefits, Card, Description, Grid, PictureFrame, Title } from "./Segments.styles";

const CARD_SIZES = `${upTo.tablet} 6rem, ${upTo.wide} 45vw, 24rem`;
const LARGE_CARD_SIZES = `${upTo.tablet} 6rem, ${upTo.wide} 45vw, clamp(42rem, 43vw, 53rem)`;

/** The size of each card on wide screens: two large ones above rows of small ones. */
const sizeOf = (position: number) => (["wide", "large"] as const)[position] ?? "small";

/** Who We Serve: a card for each audience, with exactly three benefits. */
export const Segments = ({ section, ...place }: SectionProps<Queries.SegmentsFragment>) => (
  <HeadedBand section={section} {...place}>
    <Grid>
      {section.items.map(({ slug, title, description, benefits, picture, linkLabel, href }, position) => (
        <Card key={slug} data-size={sizeOf(position)}>
          <PictureFrame>
            <ContentPicture picture={picture} sizes={sizeOf(position) === "small" ? CARD_SIZES : LARGE_CARD_SIZES} />
          </PictureFrame>
          <Title>{title}</Title>
          <Description>{description}</Description>
          <Benefits>
            {benefits.map((benefit) => (
              <Benefit key={benefit}>{benefit}</Benefit>
            ))}
          </Benefits>
          <ContentLink href={href} about={title}>
            {linkLabel}
          </ContentLink>
        </Card>
      ))}
    </Grid>
  </HeadedBand>
);

export const segmentsFragment = graphql`
  fragment Segments on SegmentsSection {
    ...HeadedBand
    items {
      slug
      title
      description
      benefits
      linkLabel
      href
      picture {
        alt
        src {
          childImageSharp {
            gatsbyImageData(layout: CONSTRAINED, width: 680, outputPixelDensities: [0.5, 1, 1.5], quality: 70)
          }
        }
      }
    }
  }
`;
