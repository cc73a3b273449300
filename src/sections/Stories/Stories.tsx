import styled from "styled-components";
import { ContentPicture } from "../../components/ContentPicture";
import { FoldedRows } from "../../components/FoldedRows/FoldedRows";
import { HeadedBand } from "../../components/HeadedBand";
import { Unbroken } from "../../components/Unbroken/Unbroken";
import { folding, from } from "../../theme/breakpoints";
import { hairlineAbove, plainList, smallCapitals } from "../../theme/mixins";
import type { SectionProps } from "../section-props";

const EXHIBIT_SIZES = "(min-width: 48rem) 20rem, 90vw";

/**
 * Success stories as plates, each with its own document; on phones as rows, the first one open. The speakers are kinds of firm, not named
 * customers.
 */
export const Stories = ({ section, ground }: SectionProps<Queries.StoriesFragment>) => (
  <Section section={section} ground={ground}>
    <Plates>
      {section.items.map(({ segment, title, description, picture }) => (
        <Plate key={title}>
          <div>
            <Segment>{segment}</Segment>
            <Unbroken as={StoryTitle} text={title} />
          </div>
          <Unbroken as="p" text={description} />
          <Exhibit picture={picture} sizes={EXHIBIT_SIZES} />
        </Plate>
      ))}
    </Plates>
    <FoldedRows
      opensFirst
      rows={section.items.map(({ segment, title, description, picture }) => ({
        key: title,
        summary: (
          <>
            <Segment as="span">{segment}</Segment>
            <Unbroken as="h3" text={title} />
          </>
        ),
        content: (
          <>
            <Unbroken as="p" text={description} />
            <Exhibit picture={picture} sizes={EXHIBIT_SIZES} />
          </>
        ),
      }))}
    />
  </Section>
);

/** The introduction aligns with the stories' texts. */
const Section = styled(HeadedBand)`
  ${from.wide} {
    --heading-columns: calc((100% - 20rem - 2 * var(--space-8)) * 4 / 9) minmax(0, 1fr);
  }
`;

const Plates = styled.ul`
  ${plainList}
  display: grid;

  ${folding.folded} {
    display: none;
  }
`;

const Plate = styled.li`
  ${hairlineAbove}
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr) 20rem;
  gap: var(--space-4) var(--space-8);
  padding-block: var(--space-5);

  > picture {
    grid-area: 1 / -2 / span 2;
    align-self: start;
  }
  ${from.wide} {
    grid-template: auto / minmax(0, 4fr) minmax(0, 5fr) 20rem;

    > picture {
      grid-row: 1;
    }
  }
`;

const Segment = styled.p`
  ${smallCapitals}
  color: var(--on-link);

  ${folding.folded} {
    padding-bottom: var(--space-2);
  }
`;

const StoryTitle = styled.h3`
  max-width: 20ch;
  margin-top: var(--space-3);
  font-size: clamp(1.625rem, 1rem + 1.6vw, 2rem);
  line-height: 1.12;
  letter-spacing: -0.012em;
`;

/** The top of a document, cut off after a row, at the same height in every story. Some blank paper follows below. */
const Exhibit = styled(ContentPicture)`
  width: 100%;
  height: auto;
  aspect-ratio: 350 / 284;
  box-sizing: content-box;
  padding-bottom: 1.25rem;
  border-radius: var(--radius-card);
  background: var(--colour-paper-card);
  object-fit: cover;
  object-position: top;
`;
