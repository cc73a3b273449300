import { graphql } from "gatsby";
import { useId } from "react";
import styled from "styled-components";
import { Band } from "../../components/Band";
import { Exhibit } from "../../components/Exhibit/Exhibit";
import { ContentPicture } from "../../components/Picture";
import { SectionHeading } from "../../components/SectionHeading";
import { upTo } from "../../theme/breakpoints";
import { PAGE_WIDE } from "../../theme/design-tokens";
import type { SectionProps } from "../section-props";
import { Entries, Entry, EntryText, Figure, Frame, Panel } from "./Benefits.styles";
import { Grid } from "./Grid.styles";

/** The shape of the section's picture on tablets. */
const shapeOf = ({
  benefitsPicture: wide,
  narrowPicture,
  benefitsExhibit,
  arrangement,
}: Queries.BenefitsFragment): "none" | "narrow" | "wide" => {
  if (narrowPicture ?? wide?.phone ?? (arrangement === "beside" ? benefitsExhibit : null)) return "narrow";
  return (wide ?? benefitsExhibit) ? "wide" : "none";
};

/** Benefits: entries in columns, in rows, in a ledger or beside their heading, with an optional picture. */
export const Benefits = ({ section, ground, light }: SectionProps<Queries.BenefitsFragment>) => {
  const headingId = useId();
  const { anchor, heading, intro, arrangement, items, benefitsPicture: picture, narrowPicture, benefitsExhibit } = section;
  return (
    <Band ground={ground} anchor={anchor} labelledBy={headingId}>
      <Grid data-arrangement={arrangement} data-stage={light === "sea" ? "sea" : "ink"} data-picture={shapeOf(section)}>
        <SectionHeading id={headingId} heading={heading} intro={intro} isLarge={arrangement === "stage"} />
        {picture && <CaptionedPicture picture={picture} sizes={PAGE_WIDE} />}
        {narrowPicture && <CaptionedPicture picture={narrowPicture} sizes={NARROW_SIZES} />}
        {benefitsExhibit && (
          <Frame as="div">
            <Exhibit exhibit={benefitsExhibit} />
          </Frame>
        )}
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
  picture: NonNullable<Queries.BenefitsFragment["benefitsPicture" | "narrowPicture"]>;
  /** Its displayed width, as in the `sizes` attribute. */
  sizes: string;
}

const NARROW_SIZES = `${upTo.tablet} 90vw, ${upTo.desktop} 20rem, 26rem`;

/** A section's picture, framed, with its caption. */
const CaptionedPicture = ({ picture, sizes }: CaptionedPictureProps) => (
  <Frame>
    <Panel>
      <ContentPicture picture={picture} sizes={sizes} phoneUntil="desktop" />
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
      src {
        childImageSharp {
          gatsbyImageData(
            layout: CONSTRAINED
            width: 1240
            outputPixelDensities: [0.55, 1, 1.5, 2]
            placeholder: NONE
            formats: [WEBP]
            quality: 84
          )
        }
      }
    }
    benefitsExhibit: exhibit {
      ...Exhibit
    }
    narrowPicture {
      alt
      caption
      src {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 350, outputPixelDensities: [1, 2], placeholder: NONE, formats: [WEBP], quality: 72)
        }
      }
    }
  }
`;
