import { ContentPicture } from "../../content-parts/ContentPicture";
import { HeadedBand } from "../../content-parts/HeadedBand";
import type { SectionProps } from "../section-props";
import { Above, Beside, Caption, Entries, Entry, EntryText, EntryTitle, Frame } from "./Benefits.styles";

/** How many columns entries fill without leaving one alone in the last row. */
const columnsFor = (count: number): 2 | 3 | 4 => (count === 2 ? 2 : count % 4 === 0 || count === 7 ? 4 : 3);

/** Widths of the picture beside the entries, and above them; on a phone its sides are cut. */
const FRAME_SIZES = {
  beside: "(min-width: 64rem) 46vw, (min-width: 48rem) 90vw, 124vw",
  above: "(min-width: 90rem) 77.5rem, (min-width: 48rem) 90vw, 124vw",
} as const;

/** What somebody gains: entries in columns or rows, beside or below a picture. */
export const Benefits = ({ section, ground }: SectionProps<Queries.BenefitsFragment>) => {
  const { arrangement, items, benefitsPicture: picture, picturePlace } = section;
  const place = picturePlace === "above" ? "above" : "beside";
  const Layout = place === "above" ? Above : Beside;
  const entries = (
    <Entries data-arrangement={picture && place === "beside" ? "beside" : arrangement} data-columns={columnsFor(items.length)}>
      {items.map(({ title, text }) => (
        <Entry key={title}>
          <EntryTitle>{title}</EntryTitle>
          <EntryText>{text}</EntryText>
        </Entry>
      ))}
    </Entries>
  );
  return (
    <HeadedBand section={section} ground={ground}>
      {picture ? (
        // Sections with pictures often follow each other; their grounds alternate, and so do the pictures' sides.
        <Layout data-picture={ground === "band" ? "right" : "left"}>
          <Frame data-cut={picture.phone === null}>
            <ContentPicture picture={picture} sizes={FRAME_SIZES[place]} />
            {picture.caption && <Caption>{picture.caption}</Caption>}
          </Frame>
          {entries}
        </Layout>
      ) : (
        entries
      )}
    </HeadedBand>
  );
};
