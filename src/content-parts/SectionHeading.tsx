import styled from "styled-components";
import { smallCapitals } from "../theme/mixins";

/** Props of {@link SectionHeading}. */
export interface SectionHeadingProps {
  /** Id that the section's `aria-labelledby` names. */
  id: string;
  eyebrow?: string | null;
  heading: string;
  intro?: string | null;
}

/** The top of a section: a small line, its second-level heading, and a sentence or two. */
export const SectionHeading = ({ id, eyebrow, heading, intro }: SectionHeadingProps) => (
  <Heading>
    {eyebrow != null && <Eyebrow>{eyebrow}</Eyebrow>}
    <Title id={id}>{heading}</Title>
    {intro != null && <Intro>{intro}</Intro>}
  </Heading>
);

const Heading = styled.header`
  display: grid;
  gap: var(--space-4);
  max-width: 46rem;
  margin-bottom: clamp(1.5rem, 1.1rem + 1.8vw, 3rem);
`;

/** The small line above a heading. */
export const Eyebrow = styled.p`
  ${smallCapitals}
  color: var(--on-link);
`;

const Title = styled.h2`
  max-width: var(--measure-heading);
`;

const Intro = styled.p`
  max-width: var(--measure);
  font-size: var(--type-lead);
`;
