import styled from "styled-components";
import { FoldedRows } from "../../components/FoldedRows/FoldedRows";
import { HeadedBand } from "../../content-parts/HeadedBand";
import { below, from } from "../../theme/breakpoints";
import { plainList, smallCapitals } from "../../theme/mixins";
import type { SectionProps } from "../section-props";

/** Success stories as plates, on phones as rows that unfold; the kind of firm is the speaker. */
export const Stories = ({ section, ground }: SectionProps<Queries.StoriesFragment>) => (
  <HeadedBand section={section} ground={ground}>
    <Plates>
      {section.items.map(({ segment, title, description }) => (
        <Plate key={title}>
          <Segment>{segment}</Segment>
          <StoryTitle>{title}</StoryTitle>
          <p>{description}</p>
        </Plate>
      ))}
    </Plates>
    <FoldedRows
      until="tablet"
      rows={section.items.map(({ segment, title, description }) => ({
        key: title,
        summary: (
          <>
            <Segment as="span">{segment}</Segment>
            <h3>{title}</h3>
          </>
        ),
        content: <p>{description}</p>,
      }))}
    />
    {section.note !== null && <Note>{section.note}</Note>}
  </HeadedBand>
);

const Plates = styled.ul`
  ${plainList}
  display: grid;
  gap: var(--hairline);
  overflow: hidden;
  border: var(--hairline) solid var(--on-line);
  border-radius: var(--radius-card);
  background: var(--on-line);

  ${below.tablet} {
    display: none;
  }
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Plate = styled.li`
  display: grid;
  grid-row: span 3;
  grid-template-rows: subgrid;
  gap: var(--space-4);
  padding: clamp(1.5rem, 1rem + 1vw, 2.25rem);
  background: var(--on-ground);
`;

const Segment = styled.p`
  ${smallCapitals}
  color: var(--on-link);
`;

const StoryTitle = styled.h3`
  font-size: clamp(1.375rem, 1.2rem + 0.8vw, 1.875rem);
`;

const Note = styled.p`
  margin-top: var(--space-5);
  font-size: var(--type-small);
  color: var(--on-quiet);
`;
