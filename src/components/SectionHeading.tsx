import type { ReactNode } from "react";
import styled from "styled-components";
import { roomFor } from "../theme/breakpoints";
import { ledgerWidths } from "../theme/mixins";
import type { Ground } from "../theme/variables";

interface SectionHeadingProps {
  /** Id that the section's `aria-labelledby` names. */
  id: string;
  heading: ReactNode;
  intro?: string | null;
  /** The ground of the stage on which it stands; none elsewhere. */
  stageGround?: Ground | undefined;
}

/** The top of a section: its second-level heading, and a sentence or two. */
export const SectionHeading = ({ id, heading, intro, stageGround }: SectionHeadingProps) => (
  <Heading data-ground={stageGround}>
    <Lines>
      <Title id={id}>{heading}</Title>
      {intro != null && <Intro>{intro}</Intro>}
    </Lines>
  </Heading>
);

const Heading = styled.header`
  container-type: inline-size;
  margin-bottom: clamp(1.5rem, 1.1rem + 1.2vw, 2.5rem);

  &[data-ground] {
    color: var(--on-text);
  }
`;

/** If there is room, the introduction aligns with the second column of the ledgers below. Without one, the heading spans both columns. */
const Lines = styled.div`
  display: grid;
  gap: var(--space-4) var(--space-8);

  ${roomFor.desktop} {
    grid-template-columns: ${ledgerWidths.first} ${ledgerWidths.second};
    align-items: first baseline;
  }
`;

const Title = styled.h2`
  max-width: var(--measure-heading);

  ${roomFor.desktop} {
    &:only-child {
      grid-column: 1 / -1;
      max-width: none;
    }
  }
`;

const Intro = styled.p`
  max-width: var(--measure);
  text-wrap: balance;
`;
