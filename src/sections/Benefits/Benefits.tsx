import { graphql } from "gatsby";
import { useId } from "react";
import { Band } from "../../components/Band";
import { Exhibit } from "../../components/Exhibit/Exhibit";
import { Caption } from "../../components/Exhibit/Sheet.styles";
import { ContentPicture } from "../../components/Picture";
import { SectionHeading } from "../../components/SectionHeading";
import { useLabels } from "../../components/site-context";
import { PAGE_WIDE } from "../../theme/design-tokens";
import { darkGroundOf } from "../../theme/variables";
import type { SectionProps } from "../section-props";
import { Arrangement } from "./arrangements";
import { Entries, Entry, EntryFigure, EntryText, Frame, Panel, Stage } from "./Benefits.styles";

/** Benefits: entries in columns, in rows, in a ledger, beside their heading or in the margin of an exhibit. */
export const Benefits = ({ section, firstGround, ...place }: SectionProps<Queries.BenefitsFragment>) => {
  const headingId = useId();
  const { illustrative } = useLabels();
  const { anchor, heading, intro, arrangement, items, benefitsPicture: picture, exhibit } = section;
  const isStage = arrangement === "stage";
  const stageGround = isStage ? darkGroundOf(firstGround ?? place.ground) : undefined;
  return (
    <Band {...place} anchor={anchor} labelledBy={headingId}>
      <Arrangement $arrangement={arrangement} data-shows={exhibit ? "exhibit" : picture ? "picture" : undefined}>
        {stageGround && <Stage data-ground={stageGround} />}
        <SectionHeading id={headingId} heading={heading} intro={intro} stageGround={stageGround} />
        {exhibit && (
          <Frame>
            <Exhibit exhibit={exhibit} isFloating={isStage} />
          </Frame>
        )}
        {picture && (
          <Frame as="figure">
            <Panel>
              <ContentPicture picture={picture} sizes={PAGE_WIDE} />
            </Panel>
            {picture.caption && (
              <Caption>
                <span>{picture.caption}</span>
                <span>{illustrative}</span>
              </Caption>
            )}
          </Frame>
        )}
        <Entries data-count={items.length}>
          {items.map(({ title, text, figure }) => (
            <Entry key={title}>
              <h3>{title}</h3>
              {figure !== null && <EntryFigure>{figure}</EntryFigure>}
              <EntryText>{text}</EntryText>
            </Entry>
          ))}
        </Entries>
      </Arrangement>
    </Band>
  );
};

export const benefitsFragment = graphql`
  fragment Benefits on BenefitsSection {
    ...HeadedBand
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
          gatsbyImageData(layout: CONSTRAINED, width: 350, outputPixelDensities: [1, 2], quality: 72)
        }
      }
      src {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 1240, outputPixelDensities: [0.55, 1, 1.5, 2], quality: 84)
        }
      }
    }
    exhibit {
      ...Exhibit
    }
  }
`;
