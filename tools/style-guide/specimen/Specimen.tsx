import type { ReactNode } from "react";
import styled from "styled-components";
import { hairlineAbove } from "../../../src/theme/mixins";

/** Props of {@link Specimen}. */
export interface SpecimenProps {
  /** Its address on the page. */
  anchor: string;
  title: string;
  /** What it is for, in a sentence. */
  note: string;
  /** Where its code is. */
  source?: string;
  children: ReactNode;
}

/** One thing that the site is made of: its name, what it is for, where its code is, and itself. */
export const Specimen = ({ anchor, title, note, source, children }: SpecimenProps) => (
  <Article id={anchor} aria-labelledby={`${anchor}-title`}>
    <Head>
      <h3 id={`${anchor}-title`}>{title}</h3>
      {source !== undefined && <Source>{source}</Source>}
      <Note>{note}</Note>
    </Head>
    {children}
  </Article>
);

const Article = styled.article`
  ${hairlineAbove}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding-block: var(--space-5) var(--space-7);
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  align-items: baseline;
  justify-content: space-between;
`;

const Source = styled.code`
  color: var(--on-quiet);
  font-family: inherit;
  font-size: var(--type-small);
  overflow-wrap: anywhere;
`;

const Note = styled.p`
  flex-basis: 100%;
  max-width: var(--measure);
`;

/** The title of a row of states. */
export const RowTitle = styled.h4`
  margin-bottom: var(--space-3);
  font-size: 1.0625rem;
  letter-spacing: 0;
`;
