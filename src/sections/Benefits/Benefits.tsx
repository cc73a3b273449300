import { Band } from "../../components/Band/Band";
import { ContentPicture } from "../../layout/ContentPicture";
import { type SectionProps, useHeadingId } from "../shared/section-props";
import { SectionHeading } from "../shared/SectionHeading";
import { Beside, Entries, Entry, EntryText, EntryTitle, Frame } from "./Benefits.styles";

/** How many columns entries fill without leaving one alone in the last row. */
const columnsFor = (count: number): 2 | 3 | 4 => (count === 2 ? 2 : count % 4 === 0 || count === 7 ? 4 : 3);

const FRAME_SIZES = "(min-width: 64rem) 46vw, 90vw";

/** What somebody gains: entries in columns or rows, or beside a picture. */
export const Benefits = ({ section, ground }: SectionProps<Queries.BenefitsFragment>) => {
  const headingId = useHeadingId();
  const { anchor, heading, eyebrow, intro, arrangement, items, sidePicture } = section;
  const entries = (
    <Entries data-arrangement={sidePicture ? "beside" : arrangement} data-columns={columnsFor(items.length)}>
      {items.map(({ title, text }) => (
        <Entry key={title}>
          <EntryTitle>{title}</EntryTitle>
          <EntryText>{text}</EntryText>
        </Entry>
      ))}
    </Entries>
  );
  return (
    <Band ground={ground} anchor={anchor} labelledBy={headingId}>
      <SectionHeading id={headingId} eyebrow={eyebrow} heading={heading} intro={intro} />
      {sidePicture ? (
        // Sections with pictures often follow each other; their grounds alternate, and so do the pictures' sides.
        <Beside data-picture={ground === "band" ? "right" : "left"}>
          <Frame>
            <ContentPicture picture={sidePicture} sizes={FRAME_SIZES} />
          </Frame>
          {entries}
        </Beside>
      ) : (
        entries
      )}
    </Band>
  );
};
