import { graphql } from "gatsby";
import { useId } from "react";
import styled from "styled-components";
import { Band } from "../../components/Band";
import { ContentPicture } from "../../components/Picture";
import { SectionHeading } from "../../components/SectionHeading";
import { PAGE_WIDE } from "../../theme/design-tokens";
import type { SectionProps } from "../section-props";
import { Entries, Entry, EntryText, Figure, Frame, Panel } from "./Benefits.styles";
import { Grid } from "./Grid.styles";

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
      <Grid data-arrangement={arrangement} data-picture={pictureOf(section)}>
        <SectionHeading id={headingId} eyebrow={eyebrow} heading={heading} intro={intro} isLarge={arrangement === "stage"} />
        {picture && <CaptionedPicture picture={picture} isBeside={arrangement === "beside"} />}
        <Entries data-arrangement={arrangement === "stage" ? "columns" : arrangement} data-columns={items.length}>
          {items.map(({ title, text, figure }) => (
            <Entry key={title}>
              <h3>{title}</h3>
              {figure !== null && <Figure>{figure}</Figure>}
              <EntryText>{text}</EntryText>
            </Entry>
          ))}
        </Entries>
      </Grid>
    </Band>
  );
};

interface CaptionedPictureProps {
  picture: NonNullable<Queries.BenefitsFragment["benefitsPicture"]>;
  /** Whether the picture is in a narrow column, for which it was drawn. */
  isBeside: boolean;
}

const NARROW_SIZES = "(min-width: 64rem) 26rem, (min-width: 48rem) 20rem, 90vw";

/** A section's picture, framed, with its caption. */
const CaptionedPicture = ({ picture, isBeside }: CaptionedPictureProps) => (
  <Frame>
    <Panel>
      {isBeside ? (
        <ContentPicture picture={{ src: picture.narrow, alt: picture.alt }} sizes={NARROW_SIZES} />
      ) : (
        <ContentPicture picture={picture} sizes={PAGE_WIDE} phoneUntil="desktop" />
      )}
    </Panel>
    {picture.caption && <Caption>{picture.caption}</Caption>}
  </Frame>
);

const Caption = styled.figcaption`
  margin-top: var(--space-3);
  color: var(--on-quiet);
  font-size: var(--type-small);
  text-wrap: balance;
`;

export const benefitsFragment = graphql`
  fragment Benefits on BenefitsSection {
    anchor
    eyebrow
    heading
    intro
    arrangement
    items {
      title
      text
      figure
    }
    benefitsPicture: picture {
      alt
      caption
      phone {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 350, outputPixelDensities: [1, 2], placeholder: NONE, formats: [WEBP], quality: 72)
        }
      }
      narrow: src {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 350, outputPixelDensities: [1, 2], placeholder: NONE, formats: [WEBP], quality: 72)
        }
      }
      src {
        childImageSharp {
          gatsbyImageData(
            layout: CONSTRAINED
            width: 1240
            outputPixelDensities: [0.55, 1, 1.5]
            placeholder: NONE
            formats: [WEBP]
            quality: 84
          )
        }
      }
    }
  }
`;
