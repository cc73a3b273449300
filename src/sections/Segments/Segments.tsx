import { ContentLink } from "../../components/ContentLink";
import { ContentPicture } from "../../components/ContentPicture";
import { FoldedRows } from "../../components/FoldedRows/FoldedRows";
import { HeadedBand } from "../../components/HeadedBand";
import { Unbroken } from "../../components/Unbroken/Unbroken";
import type { SectionProps } from "../section-props";
import { Benefit, Benefits, Card, Description, Grid, Plate, Thumbnail, Title } from "./Segments.styles";

const CARD_SIZES = "(min-width: 80rem) 24rem, 45vw";
const LARGE_CARD_SIZES = "(min-width: 80rem) clamp(42rem, 43vw, 53rem), 45vw";

/** The number of large cards: with six cards, two, above four small ones. */
const largeOf = (count: number): number => (count === 6 ? 2 : 0);

/** Who We Serve: a card for each audience, with exactly three benefits; on phones, a row that unfolds (CSS hides one of the two). */
export const Segments = ({ section, ground }: SectionProps<Queries.SegmentsFragment>) => (
  <HeadedBand section={section} ground={ground}>
    <Grid data-large={largeOf(section.items.length)}>
      {section.items.map((item, position) => (
        <Card key={item.slug}>
          <Plate>
            <ContentPicture picture={item.picture} sizes={position < largeOf(section.items.length) ? LARGE_CARD_SIZES : CARD_SIZES} />
          </Plate>
          <Unbroken as={Title} text={item.title} />
          <Segment item={item} />
        </Card>
      ))}
    </Grid>
    <FoldedRows
      rows={section.items.map((item) => ({
        key: item.slug,
        summary: (
          <>
            <Unbroken as="h3" text={item.title} />
            <Thumbnail as="span">
              <ContentPicture picture={{ ...item.picture, alt: "" }} sizes="4rem" />
            </Thumbnail>
          </>
        ),
        content: (
          <>
            <Plate>
              <ContentPicture picture={item.picture} sizes="90vw" />
            </Plate>
            <Segment item={item} />
          </>
        ),
      }))}
    />
  </HeadedBand>
);

/** The text below an audience's name. */
const Segment = ({ item: { title, description, benefits, linkLabel, href } }: { item: Queries.SegmentsFragment["items"][number] }) => (
  <>
    <Unbroken as={Description} text={description} />
    <Benefits>
      {benefits.map((benefit) => (
        <Unbroken key={benefit} as={Benefit} text={benefit} />
      ))}
    </Benefits>
    <ContentLink href={href} about={title}>
      {linkLabel}
    </ContentLink>
  </>
);
