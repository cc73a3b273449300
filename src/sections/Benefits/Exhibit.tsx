import styled from "styled-components";
import { ContentPicture } from "../../components/ContentPicture";
import { PAGE_WIDE } from "../../theme/tokens";
import { Frame, Plate } from "./Benefits.styles";

interface ExhibitProps {
  picture: NonNullable<Queries.BenefitsFragment["benefitsPicture"]>;
  /** Whether the picture is in a narrow column, for which it was drawn. */
  isBeside: boolean;
}

const NARROW_SIZES = "(min-width: 64rem) 26rem, (min-width: 48rem) 20rem, 90vw";

/** A section's picture, framed, with its caption. */
export const Exhibit = ({ picture, isBeside }: ExhibitProps) => (
  <Frame>
    <Plate data-fills>
      {isBeside ? (
        <ContentPicture picture={{ src: picture.narrow, alt: picture.alt }} sizes={NARROW_SIZES} />
      ) : (
        <ContentPicture picture={picture} sizes={PAGE_WIDE} phoneUntil="desktop" />
      )}
    </Plate>
    {picture.caption && <Caption>{picture.caption}</Caption>}
  </Frame>
);

const Caption = styled.figcaption`
  margin-top: var(--space-3);
  color: var(--on-quiet);
  font-size: var(--type-small);
  text-wrap: balance;
`;
