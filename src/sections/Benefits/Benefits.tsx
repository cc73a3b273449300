import { useId } from "react";
import { Band } from "../../components/Band/Band";
import { SectionHeading } from "../../components/SectionHeading";
import type { SectionProps } from "../section-props";
import { Entries, Entry, EntryText, Figure } from "./Benefits.styles";
import { Exhibit } from "./Exhibit";
import { Plan } from "./Plan.styles";

const pictureOf = ({ benefitsPicture: picture, arrangement }: Queries.BenefitsFragment): "none" | "narrow" | "wide" => {
  if (!picture) return "none";
  return picture.phone || arrangement === "beside" ? "narrow" : "wide";
};

/** Benefits: entries in columns, in rows, in a ledger or beside their heading, with an optional picture. */
export const Benefits = ({ section, ground }: SectionProps<Queries.BenefitsFragment>) => {
  const headingId = useId();
  const { anchor, eyebrow, heading, intro, arrangement, items, benefitsPicture: picture } = section;
  return (
    <Band ground={ground} anchor={anchor} labelledBy={headingId}>
      <Plan data-arrangement={arrangement} data-picture={pictureOf(section)}>
        <SectionHeading id={headingId} eyebrow={eyebrow} heading={heading} intro={intro} isLarge={arrangement === "stage"} />
        {picture && <Exhibit picture={picture} isBeside={arrangement === "beside"} />}
        <Entries data-arrangement={arrangement === "stage" ? "columns" : arrangement} data-columns={items.length}>
          {items.map(({ title, text, figure }) => (
            <Entry key={title}>
              <h3>{title}</h3>
              {figure !== null && <Figure>{figure}</Figure>}
              <EntryText>{text}</EntryText>
            </Entry>
          ))}
        </Entries>
      </Plan>
    </Band>
  );
};
