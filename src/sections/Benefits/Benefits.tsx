import { Band } from "../../components/Band/Band";
import { ContentPicture } from "../../layout/ContentPicture";
import { SectionHeading } from "../shared/SectionHeading";
import { type SectionProps, useHeadingId } from "../shared/section-props";
import { Beside, Entries, Entry, EntryText, EntryTitle, Frame } from "./Benefits.styles";

const FRAME_SIZES = "(min-width: 64rem) 46vw, 90vw";

/** What somebody gains: entries in columns or rows, or beside a picture. */
export const Benefits = ({ section, ground }: SectionProps<Queries.BenefitsFragment>) => {
  const headingId = useHeadingId();
  const { anchor, heading, eyebrow, intro, arrangement, items, sidePicture } = section;
  const entries = (
    <Entries data-arrangement={sidePicture ? "beside" : arrangement}>
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
        <Beside>
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
