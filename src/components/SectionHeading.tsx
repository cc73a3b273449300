import styled from "styled-components";
import { roomFor } from "../theme/breakpoints";
import { largeHeading, ledgerWidths, smallCapitals } from "../theme/mixins";

interface SectionHeadingProps {
  /** Id that the section's `aria-labelledby` names. */
  id: string;
  eyebrow?: string | null;
  heading: string;
  intro?: string | null;
  /** Words at the end of the heading that begin under a bar of ink. */
  redacted?: string | null;
  /** Whether the heading is as large as a page's main heading and spans both columns. */
  isLarge?: boolean;
}

/** The top of a section: a small line, its second-level heading, and a sentence or two. */
export const SectionHeading = ({ id, eyebrow, heading, intro, redacted, isLarge = false }: SectionHeadingProps) => (
  <Heading>
    <Lines data-large={isLarge}>
      {eyebrow != null && <Eyebrow>{eyebrow}</Eyebrow>}
      <Title id={id} data-alone={intro == null}>
        {redacted == null ? (
          heading
        ) : (
          <>
            {heading.slice(0, -redacted.length)}
            <span data-redacted>{redacted}</span>
          </>
        )}
      </Title>
      {intro != null && <Intro>{intro}</Intro>}
    </Lines>
  </Heading>
);

const Heading = styled.header`
  container-type: inline-size;
  margin-bottom: clamp(1.5rem, 1.1rem + 1.2vw, 2.5rem);
`;

/**
 * If there is room, the introduction aligns with the second column of the ledgers below, or stands below a large heading. Without an
 * introduction, the heading spans both columns.
 */
const Lines = styled.div`
  display: grid;
  gap: var(--space-4) var(--space-8);

  ${roomFor.desktop} {
    grid-template: 1fr auto / ${ledgerWidths.first} ${ledgerWidths.second};
    align-items: first baseline;

    &[data-large="true"] {
      grid-template-rows: auto;
      row-gap: var(--space-6);
    }
  }
`;

/** The small line above a heading. */
export const Eyebrow = styled.p`
  ${smallCapitals}
  color: var(--on-link);
`;

const Title = styled.h2`
  max-width: var(--measure-heading);

  [data-large="true"] > & {
    ${largeHeading}
    max-width: none;
  }

  ${roomFor.desktop} {
    grid-area: 2 / 1;

    &[data-alone="true"] {
      grid-area: auto / 1 / auto / -1;
      max-width: none;
    }
    [data-large="true"] > & {
      grid-area: auto / 1 / auto / -1;
    }
  }
`;

const Intro = styled.p`
  max-width: var(--measure);

  ${roomFor.desktop} {
    grid-area: 2 / 2;

    [data-large="true"] > & {
      grid-area: auto / 1 / auto / -1;
    }
  }
`;
