import { ContentLink } from "../../content-parts/ContentLink";
import { ContentPicture } from "../../content-parts/ContentPicture";
import { HeadedBand } from "../../content-parts/HeadedBand";
import type { SectionProps } from "../section-props";
import { Benefit, Benefits, Card, Description, Grid, Plate, Title } from "./Segments.styles";

const CARD_SIZES = "(min-width: 80rem) 24rem, (min-width: 48rem) 45vw, 90vw";

/** Who We Serve: a card for each audience, with exactly three benefits. */
export const Segments = ({ section, ground }: SectionProps<Queries.SegmentsFragment>) => (
  <HeadedBand section={section} ground={ground}>
    <Grid>
      {section.items.map(({ slug, title, description, benefits, linkLabel, href, picture }) => (
        <Card key={slug}>
          <Plate>
            <ContentPicture picture={picture} sizes={CARD_SIZES} />
          </Plate>
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
