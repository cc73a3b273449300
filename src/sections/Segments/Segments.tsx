import { ContentLink } from "../../components/ContentLink";
import { ContentPicture } from "../../components/ContentPicture";
import { HeadedBand } from "../../components/HeadedBand";
import type { SectionProps } from "../section-props";
import { Benefit, Benefits, Card, Description, Fold, Grid, Plate, Title } from "./Segments.styles";

const CARD_SIZES = "(min-width: 80rem) 24rem, (min-width: 48rem) 45vw, 90vw";
const LARGE_CARD_SIZES = "(min-width: 80rem) clamp(42rem, 43vw, 53rem), (min-width: 48rem) 45vw, 90vw";

/** The number of large cards: with six cards, two, above four small ones. */
const largeOf = (count: number): number => (count === 6 ? 2 : 0);

/** Who We Serve: a card for each audience, with exactly three benefits, which phones fold (CSS hides one of the two lists). */
export const Segments = ({ section, ground }: SectionProps<Queries.SegmentsFragment>) => (
  <HeadedBand section={section} ground={ground}>
    <Grid data-large={largeOf(section.items.length)}>
      {section.items.map(({ slug, title, description, benefits, picture, linkLabel, href }, position) => {
        const benefitList = (
          <Benefits>
            {benefits.map((benefit) => (
              <Benefit key={benefit}>{benefit}</Benefit>
            ))}
          </Benefits>
        );
        return (
          <Card key={slug}>
            <Plate>
              <ContentPicture picture={picture} sizes={position < largeOf(section.items.length) ? LARGE_CARD_SIZES : CARD_SIZES} />
            </Plate>
            <Title>{title}</Title>
            <Description>{description}</Description>
            {benefitList}
            <Fold>
              <summary>{section.benefitsLabel}</summary>
              {benefitList}
            </Fold>
            <ContentLink href={href} about={title}>
              {linkLabel}
            </ContentLink>
          </Card>
        );
      })}
    </Grid>
  </HeadedBand>
);
